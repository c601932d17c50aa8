import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { formularioCon } from '../archivos.ts'
import { insertArchivo, insertAsignacion, insertPublicacion, insertTarea } from '../cursado.ts'

import { insertEvaluacion, preguntasDePrueba } from '../evaluaciones.ts'
import type { Actos, Mundo } from './mundo.ts'

function conTarea({ db, insertInscrita }: Mundo) {
  const { catedra, ana } = insertInscrita()
  const tarea = insertTarea(db, { catedraId: catedra.id, titulo: 'Polca' })
  const entregada = () =>
    insertAsignacion(db, {
      tareaMaestraId: tarea.id,
      alumnoId: ana.id,
      estado: 'ENTREGADA',
      submission_date: 1,
    })
  return { catedra, ana, tarea, entregada }
}

const creada = ({ insertCatedraSuya }: Mundo) => ({
  ids: [insertCatedraSuya().id],
  cuerpo: { titulo: 'Polca', descripcion: '<p>A cuatro voces.</p>', puntos_posibles: 10 },
  dice: 'Creó la tarea: «Polca» — Armonía',
})

const calificada = (mundo: Mundo) => ({
  ids: [conTarea(mundo).entregada().id],
  cuerpo: { puntos_obtenidos: 8, comentario_docente: 'Muy bien.' },
  dice: 'Calificó una entrega — Ana Paz · Polca: 8 de 10',
})

const rectificada = async (mundo: Mundo) => {
  const { id } = conTarea(mundo).entregada()
  await mundo.ask('docente', `POST /docente/tareasAsignaciones/${id}/calificar`, { puntos_obtenidos: 8 })
  return {
    ids: [id],
    cuerpo: { puntos_obtenidos: 9, motivo: 'Sumé mal.' },
    dice: 'Rectificó una nota — Ana Paz · Polca: de 8 a 9',
  }
}

let archivos = 0

/** What was delivered, with a file of its own. */
const comentable = (mundo: Mundo) => {
  const { id } = insertArchivo(mundo.db, {
    path: `uploads/tareas/comentada-${archivos++}.mp3`,
    tipo: 'audio/mpeg',
    bytes: 1_000_000,
  })
  const { tarea, ana } = conTarea(mundo)
  const asignacion = insertAsignacion(mundo.db, {
    tareaMaestraId: tarea.id,
    alumnoId: ana.id,
    estado: 'ENTREGADA',
    archivoId: id,
    submission_date: 1,
  })
  mundo.db.insert(archivoUsos).values({ archivoId: id, tareaAsignacionId: asignacion.id, orden: 1 }).run()
  return asignacion
}

const comentada = (mundo: Mundo) => ({
  ids: [comentable(mundo).id],
  cuerpo: { texto: 'Acá se corre el tempo.', en_ms: 83_000 },
  dice: 'Comentó una entrega — Ana Paz · Polca',
})

const sinComentario = (rol: 'admin' | 'docente') => async (mundo: Mundo) => {
  const { id } = comentable(mundo)
  const escrito = { texto: 'Hola.' }
  const { data } = await mundo.ask(rol, `POST /${rol}/tareasAsignaciones/${id}/comentarios`, escrito)
  return { ids: [id, data.id], dice: 'Eliminó su comentario de una entrega — Ana Paz · Polca' }
}

/** The administrator's address names the task alone, the teacher's its course too. */
const deTarea = (cuerpo: (mundo: ReturnType<typeof conTarea>) => unknown, dice: string) => ({
  admin: (mundo: Mundo) => {
    const una = conTarea(mundo)
    return { ids: [una.tarea.id], cuerpo: cuerpo(una), dice }
  },
  docente: (mundo: Mundo) => {
    const una = conTarea(mundo)
    return { ids: [una.catedra.id, una.tarea.id], cuerpo: cuerpo(una), dice }
  },
})

const enPlanilla = (mundo: Mundo) => {
  const { catedra, entregada } = conTarea(mundo)
  return {
    ids: [catedra.id],
    cuerpo: { tareaAsignacionId: entregada().id, puntos_obtenidos: 8, antes: null },
    dice: 'Calificó una entrega — Ana Paz · Polca: 8 de 10',
  }
}

const deshecha = (rol: 'admin' | 'docente') => async (mundo: Mundo) => {
  const { id } = conTarea(mundo).entregada()
  const suya = rol === 'admin' ? 'tareas' : 'tareasAsignaciones'
  await mundo.ask(rol, `POST /${rol}/${suya}/${id}/calificar`, { puntos_obtenidos: 8 })
  return { ids: [id], dice: 'Deshizo lo último de una entrega — Ana Paz · Polca' }
}

const publicadas = (mundo: Mundo) => ({
  ids: [conTarea(mundo).tarea.id],
  dice: 'Publicó las notas de una tarea — Polca · Armonía: sin cambios',
})

const edicion = deTarea(
  () => ({ puntos_posibles: 12, descripcion: '<p>Otra.</p>' }),
  'Cambió la tarea «Polca» — Armonía · descripción, puntos posibles de 10 a 12',
)
const eliminacion = deTarea(() => undefined, 'Eliminó la tarea — Polca · Armonía')
const asignacion = deTarea(
  ({ ana }) => ({ alumnoIds: [ana.id] }),
  'Asignó una tarea — Polca · Armonía: 1 alumno',
)

function conEvaluacion({ db, insertInscrita }: Mundo) {
  const { catedra, ana } = insertInscrita()
  return { catedra, ana, evaluacion: insertEvaluacion(db, { catedraId: catedra.id, cuantas: 0 }) }
}

const deEvaluacion = (cuerpo: (mundo: ReturnType<typeof conEvaluacion>) => unknown, dice: string) => ({
  suelta: (mundo: Mundo) => {
    const una = conEvaluacion(mundo)
    return { ids: [una.evaluacion.id], cuerpo: cuerpo(una), dice }
  },
  enCatedra: (mundo: Mundo) => {
    const una = conEvaluacion(mundo)
    return { ids: [una.catedra.id, una.evaluacion.id], cuerpo: cuerpo(una), dice }
  },
})

const nueva = ({ insertCatedraSuya }: Mundo) => ({
  ids: [insertCatedraSuya().id],
  cuerpo: { titulo: 'Parcial', preguntas: preguntasDePrueba(2) },
  dice: 'Creó la evaluación: «Parcial» — Armonía',
})
const generada = ({ insertCatedraSuya }: Mundo) => ({
  ids: [insertCatedraSuya().id],
  cuerpo: { topic: 'La guarania', subject: 'La guarania', prompt: 'Breve.' },
  dice: 'Generó una evaluación: «La guarania» — Armonía',
})
const editada = deEvaluacion(
  () => ({ titulo: 'Final', preguntas: preguntasDePrueba(2) }),
  'Cambió la evaluación «Parcial» — Armonía · título de «Parcial» a «Final», preguntas',
)
const borrada = deEvaluacion(() => undefined, 'Eliminó la evaluación — Parcial · Armonía')
const asignada = deEvaluacion(
  ({ ana }) => ({ alumnoIds: [ana.id], fecha_entrega: '2026-03-20T12:00' }),
  'Asignó una evaluación — Parcial · Armonía: 1 alumno, hasta el 20/03/2026 12:00',
)
const recalificada = (mundo: Mundo) => {
  const { catedra } = mundo.insertInscrita()
  const una = insertEvaluacion(mundo.db, { catedraId: catedra.id })
  return {
    ids: [una.id],
    cuerpo: { preguntaId: una.preguntas[0]?.id, como: 'ANULAR' },
    dice: 'Recalificó una evaluación — Parcial · Armonía: anular la pregunta, cambió el puntaje de 0 alumnos',
  }
}

const duplicada = deEvaluacion(() => ({}), 'Duplicó una evaluación: «Parcial (copia)» — Parcial · Armonía')

function enTablon({ db, docente, insertCatedraSuya }: Mundo) {
  const { id: catedraId } = insertCatedraSuya()
  const suya = { autor: 'docente', autorDocenteId: docente.id } as const
  return {
    catedraId,
    deDocente: () => insertPublicacion(db, { catedraId, ...suya }),
    deAdmin: () => insertPublicacion(db, { catedraId }),
  }
}

const archivo = () => ({
  cuerpo: formularioCon('apunte.txt', 'La guarania.'),
  dice: 'Subió un archivo: «apunte.txt»',
})

/** Tasks, evaluations, their files and the board. */
export const actosDeTareas: Actos = {
  'POST /admin/catedras/:id/tareas': creada,
  'POST /docente/catedra/:id/tareas': creada,
  'PUT /admin/tareas/:id': edicion.admin,
  'PUT /docente/catedra/:id/tareas/:tareaId': edicion.docente,
  'DELETE /admin/tareas/:id': eliminacion.admin,
  'DELETE /docente/catedra/:id/tareas/:tareaId': eliminacion.docente,
  'PUT /admin/catedras/:id/calificaciones/celda': enPlanilla,
  'PUT /docente/catedra/:id/calificaciones/celda': enPlanilla,
  'POST /admin/tareas/:id/publicar': publicadas,
  'POST /docente/tareas/:id/publicar': publicadas,
  'POST /admin/tareas/:id/assign': asignacion.admin,
  'POST /docente/catedra/:id/tareas-maestras/:tareaId/assign': asignacion.docente,
  'POST /admin/tareas/:id/calificar': calificada,
  'POST /docente/tareasAsignaciones/:id/calificar': calificada,
  'POST /admin/tareasAsignaciones/:id/rectificar': rectificada,
  'POST /docente/tareasAsignaciones/:id/rectificar': rectificada,
  'POST /admin/tareasAsignaciones/:id/deshacer': deshecha('admin'),
  'POST /docente/tareasAsignaciones/:id/deshacer': deshecha('docente'),
  'POST /admin/tareasAsignaciones/:id/comentarios': comentada,
  'POST /docente/tareasAsignaciones/:id/comentarios': comentada,
  'DELETE /admin/tareasAsignaciones/:id/comentarios/:comentarioId': sinComentario('admin'),
  'DELETE /docente/tareasAsignaciones/:id/comentarios/:comentarioId': sinComentario('docente'),
  'POST /docente/tareasAsignaciones/:id/devolver': (mundo) => ({
    ids: [conTarea(mundo).entregada().id],
    cuerpo: { comentario_docente: 'Revisa el bajo.' },
    dice: 'Devolvió una entrega — Ana Paz · Polca',
  }),
  'POST /admin/upload/multimedia': archivo,
  'POST /docente/upload/multimedia': archivo,
  'POST /admin/catedras/:id/evaluaciones': nueva,
  'POST /docente/catedra/:id/evaluaciones': nueva,
  'POST /admin/catedras/:id/generate-evaluation': generada,
  'POST /docente/catedra/:id/generate-evaluation': generada,
  'PUT /admin/evaluaciones/:id': editada.suelta,
  'PUT /docente/evaluaciones/:id': editada.suelta,
  'DELETE /admin/evaluaciones/:id': borrada.suelta,
  'DELETE /docente/catedra/:id/evaluaciones/:evaluacionId': borrada.enCatedra,
  'POST /admin/evaluaciones/:id/assign': asignada.suelta,
  'POST /docente/catedra/:id/evaluaciones/:evaluacionId/assign': asignada.enCatedra,
  'POST /admin/evaluaciones/:id/recalificar': recalificada,
  'POST /docente/evaluaciones/:id/recalificar': recalificada,
  'POST /admin/evaluaciones/:id/duplicar': duplicada.suelta,
  'POST /docente/evaluaciones/:id/duplicar': duplicada.suelta,
  'POST /catedras/:id/publicaciones': ({ insertCatedraSuya }) => ({
    ids: [insertCatedraSuya().id],
    cuerpo: { titulo: 'Aviso', contenido: '<p>Hola.</p>', tipo: 'ANUNCIO' },
    dice: 'Creó la publicación: «Aviso» — Armonía',
  }),
  'PUT /catedras/:id/publicaciones/:publicacionId': (mundo) => {
    const { catedraId, deAdmin } = enTablon(mundo)
    return {
      ids: [catedraId, deAdmin().id],
      cuerpo: { contenido: '<p>Otra cosa.</p>' },
      dice: 'Cambió la publicación «Aviso» — Armonía · contenido',
    }
  },
  'DELETE /catedras/:id/publicaciones/:publicacionId': (mundo) => {
    const { catedraId, deDocente } = enTablon(mundo)
    return { ids: [catedraId, deDocente().id], dice: 'Eliminó la publicación — Aviso · Armonía' }
  },
  'PUT /publicaciones/:id/toggle-visibility': (mundo) => ({
    ids: [enTablon(mundo).deDocente().id],
    dice: 'Mostró u ocultó una publicación — Aviso · Armonía: oculta',
  }),
  'POST /publicaciones/:id/comentarios': (mundo) => ({
    ids: [enTablon(mundo).deDocente().id],
    cuerpo: { contenido: 'Gracias.' },
    dice: 'Creó un comentario del tablón — Aviso',
  }),
  'DELETE /publicaciones/:id/comentarios/:comentarioId': async (mundo) => {
    const { id } = enTablon(mundo).deDocente()
    const { data } = await mundo.ask('docente', `POST /publicaciones/${id}/comentarios`, {
      contenido: 'Hola.',
    })
    return { ids: [id, data.id], dice: 'Eliminó un comentario del tablón — Aviso' }
  },
}

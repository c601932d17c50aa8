import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import {
  textoDeEvaluacion,
  textoDeFaltan,
  textoDeInvitacion,
  textoDePublicacion,
  textoDeTarea,
} from '../../../src/domain/base/whatsapp.ts'
import { queCuentan } from '../../../src/domain/evaluaciones/recalificacion.ts'
import { direccionDeIngreso, pasosDeIngreso } from '../../../src/domain/inscripciones/pasos-de-ingreso.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import type { Sesion } from '../../suelo/plugins/auth.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import { findCierre } from '../cierres/partes.ts'
import { requireDiaClase } from '../clases/ficha.ts'
import { requireEvaluacion } from '../evaluaciones/busqueda.ts'
import { listPreguntasDe } from '../evaluaciones/preguntas.ts'
import { requirePublicacionDe } from '../tablon/acceso.ts'
import { requireTarea } from '../tareas/busqueda.ts'
import { readMaestra } from '../tareas/lectura.ts'

interface Pedido {
  deps: Deps
  sesion: Sesion
  catedra: { id: number; nombre: string; anio: number }
  id: number
}

/** A message for the course's group, with the address that its students open: of anybody it tells no name. */
export function readMensaje(deps: Deps, sesion: Sesion, catedraId: number, de: string): { texto: string } {
  const catedra = requireCatedraPara(deps.db, sesion, catedraId)
  if (de === 'invitacion') return { texto: invitacionA(deps, catedra) }
  const [, tema = '', id = ''] = /^([a-z]+):([1-9]\d{0,14})$/.exec(de) ?? []
  const write = Object.hasOwn(textos, tema) ? textos[tema as Tema] : undefined
  if (!write) throw sinTema()
  return { texto: write({ deps, sesion, catedra, id: Number(id) }) }
}

/** How to come in, for a whole group: the first step is to open the address that it ends with. */
const invitacionA = (deps: Deps, catedra: Pedido['catedra']) => {
  const enlace = direccionDeIngreso(deps.site.url, catedra.id)
  return textoDeInvitacion({
    ...enCatedra({ deps, catedra }),
    enlace,
    pasos: pasosDeIngreso('el enlace de abajo'),
  })
}

type Tema = keyof typeof textos

const textos = {
  tarea(pedido: Pedido) {
    const { deps, sesion, catedra, id } = pedido
    const tarea = requireTarea(deps.db, sesion, { id, catedraId: catedra.id })
    return textoDeTarea({
      ...enCatedra(pedido, '?tab=tareas'),
      titulo: tarea.titulo,
      descripcion: tarea.descripcion,
      puntos: tarea.puntos_posibles,
      vence: plazoDe(deps, tarea.fecha_entrega),
    })
  },

  publicacion(pedido: Pedido) {
    const { deps, sesion, catedra, id } = pedido
    const publicacion = requirePublicacionDe(deps.db, sesion, catedra.id, id)
    if (!publicacion.visibleToStudents) throw publicacionOculta()
    return textoDePublicacion({ ...enCatedra(pedido, `?tab=tablon&publicacion=${id}`), ...publicacion })
  },

  evaluacion(pedido: Pedido) {
    const { deps, sesion, catedra, id } = pedido
    const { titulo, fecha_entrega } = requireEvaluacion(deps.db, sesion, id, catedra.id)
    return textoDeEvaluacion({
      ...enCatedra(pedido),
      titulo,
      preguntas: queCuentan(listPreguntasDe(deps.db, id)).length,
      vence: plazoDe(deps, fecha_entrega),
      enlace: `${deps.site.url}/evaluacion/${id}`,
    })
  },

  cierre({ deps, catedra, id }: Pedido) {
    requireDiaClase(deps.db, catedra.id, id)
    const cierre = findCierre(deps, id)
    if (!cierre) throw claseSinCerrar()
    return cierre.whatsapp
  },

  faltan(pedido: Pedido) {
    const { deps, sesion, catedra, id } = pedido
    const { titulo, fecha_entrega } = requireTarea(deps.db, sesion, { id, catedraId: catedra.id })
    const { sinEntregar } = readMaestra(deps.db, id, deps.now()).resumen
    return textoDeFaltan({
      ...enCatedra(pedido, '?tab=tareas'),
      titulo,
      faltan: sinEntregar,
      vence: plazoDe(deps, fecha_entrega),
    })
  },
}

const enCatedra = ({ deps, catedra }: Pick<Pedido, 'deps' | 'catedra'>, donde = '') => ({
  catedra: `${catedra.nombre} (${catedra.anio})`,
  enlace: `${deps.site.url}/alumno/catedra/${catedra.id}${donde}`,
})

const plazoDe = ({ zona }: Deps, instante: number | null) =>
  instante === null ? null : plazoEscrito(instante, zona)

const sinTema = () => invalidFields([['de', 'De qué es el mensaje se dice así: «tarea:12».']])

const publicacionOculta = () =>
  new AppError(
    409,
    'publicacion_oculta',
    'La publicación está oculta para los alumnos: muéstrala antes de compartirla.',
  )

const claseSinCerrar = () => new AppError(404, 'clase_sin_cerrar', 'Esa clase todavía no se cerró.')

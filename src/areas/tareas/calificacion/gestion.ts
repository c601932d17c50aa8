import { api, unwrap } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { accion } from '../../base/accion'
import { queryClient } from '../../base/consultas'
import { areaDe, porRol, type RolDeGestion } from '../../base/curso/gestion'
import { execute } from '../../base/ejecutar'
import { lectura } from '../../base/leer'
import { moderate } from '../../base/moderar'
import { refetchTareas } from '../relectura'
import type { Entrega } from '../tipos'

interface Calificacion {
  id: number
  puntos_obtenidos: number
  comentario: string
  /** Others of its task that are given the same. */
  tambien?: number[]
}

interface Devolucion {
  id: number
  comentario_docente: string
}

interface Rectificacion {
  id: number
  puntos_obtenidos: number
  motivo: string
  /** What the screen showed. */
  antes: number | null
}

/** What is said of grades, to the letter of the specification's catalogue for each role. */
const textosDe: Record<RolDeGestion, { falla: string; exito: [texto: string, titulo?: string] }> = {
  docente: {
    falla: 'No se pudo guardar la calificación.',
    exito: ['La entrega ha sido calificada exitosamente.', '¡Calificado!'],
  },
  admin: { falla: 'Error al calificar la tarea.', exito: ['Tarea calificada exitosamente!'] },
}

/** A grade, which each role sends in a form of its own. */
const gradeDe = {
  docente: ({ id, comentario: comentario_docente, ...nota }: Calificacion) =>
    unwrap(api.docente.tareasAsignaciones({ id }).calificar.post({ ...nota, comentario_docente })),
  admin: ({ id, comentario: feedback, ...nota }: Calificacion) =>
    moderate(unwrap(api.admin.tareas({ id }).calificar.post({ ...nota, feedback }))),
}

/** All of one task's, on its teacher's desk. */
export const entregasQuery = (id: number, tareaId: number) =>
  lectura('docente/catedra/:id/tareas/:tareaId/entregas?', { id, tareaId })

/** It is seen at once where it is graded; everything else that shows it follows. */
function putOnDesk(entrega: Entrega) {
  const { catedraId, id: tareaId } = entrega.TareaMaestra
  queryClient.setQueryData(
    entregasQuery(catedraId, tareaId).queryKey,
    (mesa) =>
      mesa && { ...mesa, entregas: mesa.entregas.map((una) => (una.id === entrega.id ? entrega : una)) },
  )
}

/** What one did oneself last, for ten minutes. */
const undoDe = porRol((rol) =>
  accion({
    mutationFn: (ids: number[]) =>
      Promise.all(ids.map((id) => unwrap(areaDe(rol).tareasAsignaciones({ id }).deshacer.post()))),
    refetch: (deshechas) => {
      for (const { message, tareaAsignacion } of deshechas) {
        toast.success(message)
        putOnDesk(tareaAsignacion)
      }
      refetchTareas(rol)
    },
    falla: 'No se pudo deshacer.',
  }),
)

interface Hecho {
  entrega: Entrega
  /** Others that it was done with. */
  tambien?: number[]
  texto: string
  titulo?: string | undefined
}

function announce(rol: RolDeGestion, { entrega, tambien = [], texto, titulo }: Hecho) {
  toast.withAction(texto, 'Deshacer', () => execute(undoDe(rol), [entrega.id, ...tambien]), titulo)
  putOnDesk(entrega)
  refetchTareas(rol)
}

/** What may be done with a delivery, by who runs its course; `sendBackEntregas` says who gives one back. */
export const calificacion = porRol((rol) => ({
  undo: undoDe(rol),
  /** What is said where the server has no words of its own. */
  falla: textosDe[rol].falla,
  /** Somebody else was first: what is shown is out of date. */
  refetch: () => refetchTareas(rol),

  grade: accion({
    mutationFn: gradeDe[rol],
    refetch: ({ tareaAsignacion: entrega }, { tambien = [] }) => {
      const [texto, titulo] = textosDe[rol].exito
      if (tambien.length === 0) return announce(rol, { entrega, texto, titulo })
      announce(rol, { entrega, tambien, texto: `Calificaste igual ${tambien.length + 1} entregas.` })
    },
  }),

  /** Another grade for what is graded, which its student is told of. */
  rectify: accion({
    mutationFn: ({ id, ...datos }: Rectificacion) =>
      unwrap(areaDe(rol).tareasAsignaciones({ id }).rectificar.post(datos)),
    refetch: ({ message: texto, tareaAsignacion: entrega }) => announce(rol, { entrega, texto }),
  }),

  /** All those of a task that its students do not know of yet. */
  publishNotas: accion({
    mutationFn: (id: number) => unwrap(areaDe(rol).tareas({ id }).publicar.post()),
    exito: ({ message }) => message,
    refetch: () => refetchTareas(rol),
    falla: 'No se pudieron publicar las notas.',
  }),

  historialQuery: (id: number) => lectura(`${rol}/tareasAsignaciones/:id/historial`, { id }),

  /** For another try. */
  sendBack: accion({
    mutationFn: ({ id, comentario_docente }: Devolucion) =>
      unwrap(api.docente.tareasAsignaciones({ id }).devolver.post({ comentario_docente })),
    refetch: ({ message: texto, tareaAsignacion: entrega }) => announce(rol, { entrega, texto }),
  }),
}))

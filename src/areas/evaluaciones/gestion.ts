import type { EdicionDeEvaluacion, EvaluacionPorCrear } from '../../domain/evaluaciones/evaluacion-nueva'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { areaDe, catedraDe, enCatedra, porRol, type RolDeGestion } from '../base/curso/gestion'
import { readCatedraAgain } from '../base/curso/queries'
import { lectura, readAgain } from '../base/leer'
import { removal } from '../papelera/deshacer'

/** The administrator names an evaluation alone, a teacher with its course. */
const evaluacionDe = (rol: RolDeGestion, catedraId: number, id: number) =>
  rol === 'docente'
    ? api.docente.catedra({ id: catedraId }).evaluaciones({ evaluacionId: id })
    : api.admin.evaluaciones({ id })

/** What is said where the server has no words of its own. */
const fallasDe = {
  docente: { remove: 'Error al eliminar la evaluación.', generate: 'No se pudo generar la evaluación.' },
  admin: {
    remove: 'No se pudo eliminar la evaluación.',
    generate: 'Error al generar la evaluación. Inténtalo de nuevo.',
  },
}

function refetch(rol: RolDeGestion, catedraId: number, id?: number) {
  void readCatedraAgain(rol, catedraId)
  if (id !== undefined) void readAgain(`${rol}/evaluaciones/${id}`)
}

const send = (rol: RolDeGestion, catedraId: number, id: number | undefined, datos: object) =>
  unwrap(
    id === undefined
      ? catedraDe(rol, catedraId).evaluaciones.post(datos as EvaluacionPorCrear)
      : areaDe(rol)
          .evaluaciones({ id })
          .put(datos as EdicionDeEvaluacion),
  )

interface PedidoAlGenerador {
  pedido: object
  signal: AbortSignal
}

interface Asignacion {
  alumnoIds: number[]
  fecha_entrega: string
}

const fetchGenerada = (rol: RolDeGestion, catedraId: number, { pedido, signal }: PedidoAlGenerador) =>
  unwrap(
    catedraDe(rol, catedraId)['generate-evaluation'].post(
      // The client's types know a body as the server has read it, not as it is sent.
      pedido as never,
      { fetch: { signal } },
    ),
  )

export type Generada = Awaited<ReturnType<typeof fetchGenerada>>

/** What is read of a course's evaluations, by whoever runs it. */
export const evaluaciones = porRol((rol) => ({
  fallas: fallasDe[rol],

  /** Where the API gives an evaluation's files. */
  archivosDe: (id: number) => ({
    resultados: `/${rol}/evaluaciones/${id}/resultados`,
    gift: `/${rol}/evaluaciones/${id}/exportar.gift`,
    txt: `/${rol}/evaluaciones/${id}/exportar.txt`,
  }),

  /** Whether the AI service can be asked, as the program was started. */
  caminosQuery: (id: number) => ({
    ...lectura(`${enCatedra[rol]}/:id/generate-evaluation`, { id }),
    staleTime: Number.POSITIVE_INFINITY,
  }),

  evaluacionQuery: (id: number) => lectura(`${rol}/evaluaciones/:id?`, { id }),

  asignadasQuery: (id: number, evaluacionId: number) => ({
    ...(rol === 'docente'
      ? lectura('docente/catedra/:id/evaluaciones/:evaluacionId/assignments', { id, evaluacionId })
      : lectura('admin/evaluaciones/:id/assignments', { id: evaluacionId })),
    staleTime: 0,
  }),

  resultadosQuery: (id: number) => ({
    ...lectura(`${rol}/evaluaciones/:id/resultados`, { id }),
    staleTime: 0,
  }),
}))

/** What is done with them. */
export const accionesDeEvaluacion = porRol((rol) => ({
  /** A new one, or changes to one that there is. */
  saveEvaluacion: (catedraId: number, id?: number) =>
    accion({
      mutationFn: (datos: Partial<EvaluacionPorCrear>) => send(rol, catedraId, id, datos),
      exito: id === undefined ? 'Evaluación creada.' : 'Evaluación actualizada.',
      refetch: () => refetch(rol, catedraId, id),
    }),

  removeEvaluacion: (catedraId: number) =>
    removal(rol, 'EVALUACION', {
      mutationFn: (id: number) => unwrap(evaluacionDe(rol, catedraId, id).delete()),
      refetch: () => refetch(rol, catedraId),
      falla: fallasDe[rol].remove,
    }),

  duplicateEvaluacion: (catedraId: number) =>
    accion({
      mutationFn: (id: number) => unwrap(areaDe(rol).evaluaciones({ id }).duplicar.post({ catedraId: null })),
      exito: ({ titulo }) => `Se creó «${titulo}».`,
      refetch: () => refetch(rol, catedraId),
      falla: 'No se pudo duplicar la evaluación.',
    }),

  assignEvaluacion: (catedraId: number, id: number) =>
    accion({
      mutationFn: (datos: Asignacion) => unwrap(evaluacionDe(rol, catedraId, id).assign.post(datos)),
      exito: ({ message }) => message,
      refetch: () => refetch(rol, catedraId, id),
    }),

  generateEvaluacion: (catedraId: number) =>
    accion({
      mutationFn: (pedido: PedidoAlGenerador) => fetchGenerada(rol, catedraId, pedido),
      refetch: () => refetch(rol, catedraId),
    }),
}))

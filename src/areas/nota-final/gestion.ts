import type { Escala } from '../../domain/nota-final/escala'
import type { PruebaManualEscrita } from '../../domain/nota-final/notas-manuales'
import type { RubroEscrito } from '../../domain/nota-final/rubros'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { areaDe, catedraDe, enCatedra, porRol, type RolDeGestion } from '../base/curso/gestion'
import { readCatedraAgain } from '../base/curso/queries'
import { type Leido, lectura } from '../base/leer'

/** What is counted changes with what it is counted from, and a task says of which part it is. */
const refetch = (rol: RolDeGestion, catedraId: number) => void readCatedraAgain(rol, catedraId)

export type Cifras = Leido<'admin/catedras/:id/cifras'>
export type AlumnoConCifra = Cifras['alumnos'][number]
export type Prueba = Leido<'admin/catedras/:id/notas-manuales'>[number]

/** What carries points and may be of a part. */
export interface Pedido {
  clase: 'tarea' | 'evaluacion'
  id: number
}

async function saveRubroDe(
  rol: RolDeGestion,
  catedraId: number,
  { clase, id }: Pedido,
  rubroId: number | null,
): Promise<unknown> {
  if (clase === 'evaluacion') return unwrap(areaDe(rol).evaluaciones({ id }).put({ rubroId }))
  return rol === 'docente'
    ? unwrap(api.docente.catedra({ id: catedraId }).tareas({ tareaId: id }).put({ rubroId }))
    : unwrap(api.admin.tareas({ id }).put({ rubroId }))
}

/** The parts of a course's final figure and what comes of them, by whoever runs it. */
export const notaFinal = porRol((rol) => ({
  cifrasQuery: (id: number) => ({ ...lectura(`${enCatedra[rol]}/:id/cifras?`, { id }), staleTime: 0 }),

  saveRubros: (catedraId: number) =>
    accion({
      mutationFn: (rubros: { rubros: RubroEscrito[] }) =>
        unwrap(catedraDe(rol, catedraId).rubros.put(rubros)),
      exito: 'Rubros guardados.',
      refetch: () => refetch(rol, catedraId),
    }),

  /** The other rules stay as they are. */
  saveEscala: (catedraId: number) =>
    accion({
      mutationFn: (escala: Escala | null) => unwrap(catedraDe(rol, catedraId).reglas.put({ escala })),
      exito: 'Escala guardada.',
      refetch: () => refetch(rol, catedraId),
    }),

  saveRubroDe: (catedraId: number, pedido: Pedido) =>
    accion({
      mutationFn: (rubroId: number | null) => saveRubroDe(rol, catedraId, pedido, rubroId),
      refetch: () => refetch(rol, catedraId),
      falla: 'No se pudo cambiar el rubro.',
    }),
}))

/** What was graded outside of here, and counts as a part. */
export const pruebasManuales = porRol((rol) => ({
  pruebasQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/notas-manuales`, { id }),

  savePrueba: (catedraId: number) =>
    accion({
      mutationFn: (prueba: PruebaManualEscrita) =>
        unwrap(catedraDe(rol, catedraId)['notas-manuales'].put(prueba)),
      exito: 'Notas guardadas.',
      refetch: () => refetch(rol, catedraId),
    }),

  removePrueba: (catedraId: number) =>
    accion({
      mutationFn: (pruebaId: number) =>
        unwrap(catedraDe(rol, catedraId)['notas-manuales']({ pruebaId }).delete()),
      exito: ({ message }) => message,
      refetch: () => refetch(rol, catedraId),
      falla: 'No se pudo eliminar la prueba.',
    }),
}))

import { mutationOptions } from '@tanstack/react-query'
import type { Escala } from '../../domain/nota-final/escala'
import type { PruebaManualEscrita } from '../../domain/nota-final/notas-manuales'
import type { RubroEscrito } from '../../domain/nota-final/rubros'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { areaDe, catedraDe, enCatedra, porRol, type RolDeGestion } from '../base/curso/gestion'
import { readCatedraAgain } from '../base/curso/queries'
import { announceFailure } from '../base/fallas'
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

  pruebasQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/notas-manuales`, { id }),

  saveRubros: (catedraId: number) =>
    mutationOptions({
      mutationFn: (rubros: { rubros: RubroEscrito[] }) =>
        unwrap(catedraDe(rol, catedraId).rubros.put(rubros)),
      onSuccess: () => {
        toast.success('Rubros guardados.')
        refetch(rol, catedraId)
      },
    }),

  /** The other rules stay as they are. */
  saveEscala: (catedraId: number) =>
    mutationOptions({
      mutationFn: (escala: Escala | null) => unwrap(catedraDe(rol, catedraId).reglas.put({ escala })),
      onSuccess: () => {
        toast.success('Escala guardada.')
        refetch(rol, catedraId)
      },
    }),

  saveRubroDe: (catedraId: number, pedido: Pedido) =>
    mutationOptions({
      mutationFn: (rubroId: number | null) => saveRubroDe(rol, catedraId, pedido, rubroId),
      onSuccess: () => refetch(rol, catedraId),
      onError: announceFailure('No se pudo cambiar el rubro.'),
    }),

  savePrueba: (catedraId: number) =>
    mutationOptions({
      mutationFn: (prueba: PruebaManualEscrita) =>
        unwrap(catedraDe(rol, catedraId)['notas-manuales'].put(prueba)),
      onSuccess: () => {
        toast.success('Notas guardadas.')
        refetch(rol, catedraId)
      },
    }),

  removePrueba: (catedraId: number) =>
    mutationOptions({
      mutationFn: (pruebaId: number) =>
        unwrap(catedraDe(rol, catedraId)['notas-manuales']({ pruebaId }).delete()),
      onSuccess: ({ message }) => {
        toast.success(message)
        refetch(rol, catedraId)
      },
      onError: announceFailure('No se pudo eliminar la prueba.'),
    }),
}))

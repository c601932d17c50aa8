import { useSuspenseQuery } from '@tanstack/react-query'
import { type Catedra, catedraQuery } from './queries-de-docente'

/** The course of a section: its screen shows sections only of one that exists. */
export function useCatedra(id: number): Catedra {
  return useSuspenseQuery(catedraQuery(id)).data as Catedra
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../base/consultas'
import { catedrasQuery } from '../base/curso/queries-de-alumno'
import { type Leido, lectura } from '../base/leer'

export type Tablero = Leido<'alumnos/me/dashboard'>

/** All that the dashboard shows, in one call; a course's own screen has its courses from it too. */
export function useTablero(): Tablero {
  const { data: tablero, dataUpdatedAt: updatedAt } = useSuspenseQuery(lectura('alumnos/me/dashboard'))
  useEffect(() => {
    const { dataUpdatedAt: deAntes = 0 } = queryClient.getQueryState(catedrasQuery.queryKey) ?? {}
    if (deAntes < updatedAt) queryClient.setQueryData(catedrasQuery.queryKey, tablero.catedras, { updatedAt })
  }, [tablero, updatedAt])
  return tablero
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EnCatedra } from '../base/curso/abierta'
import { catedrasQuery } from '../base/curso/queries-de-alumno'

/** What a student sees of a course outside of its screen; it does not wait for the course. */
export function EnCatedraCursada({ id, children }: { id: number; children: ReactNode }) {
  const { data: cursadas } = useQuery(catedrasQuery)
  const cursada = cursadas?.find(({ catedraId }) => catedraId === id)
  return <EnCatedra catedra={cursada?.catedra}>{children}</EnCatedra>
}

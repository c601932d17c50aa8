import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EnCatedra } from './abierta'
import { useGestion } from './gestion'
import { catedraQuery } from './queries'

/** A screen of whoever runs the course, outside of the course's own; it does not wait for it. */
export function EnCatedraDeGestion({ id, children }: { id: number; children: ReactNode }) {
  const { rol } = useGestion()
  const { data: catedra } = useQuery(catedraQuery(rol, id))
  return <EnCatedra catedra={catedra}>{children}</EnCatedra>
}

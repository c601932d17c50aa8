import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EnCatedra } from '../../base/curso/abierta'
import { catedrasQuery } from '../../base/curso/queries-de-admin'
import type { Entrega } from '../tipos'

/** One of the deliveries of all courses, in its own; it does not wait for it. */
export default function EnSuCatedra({ entrega, children }: { entrega: Entrega; children: ReactNode }) {
  const { data: catedras } = useQuery(catedrasQuery)
  return (
    <EnCatedra catedra={catedras?.find(({ id }) => id === entrega.TareaMaestra.catedraId)}>
      {children}
    </EnCatedra>
  )
}

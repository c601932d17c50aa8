import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { adelantar as pedir } from '../base/consultas'
import type { DeCatedra } from '../catedras/secciones-de-docente'
import { ListaDePlanes } from './lista-de-planes'
import { PlanAbierto } from './plan-abierto'
import { planesQuery } from './queries'

export const adelantar = (catedraId: number) => pedir(planesQuery(catedraId))

/** The plans of a course, or the one of them that the address names. */
export default function Planes({ catedraId }: DeCatedra) {
  const { data: planes } = useSuspenseQuery(planesQuery(catedraId))
  const [parametros] = useSearchParams()
  const abierto = planes.find(({ id }) => String(id) === parametros.get('plan'))
  if (abierto) return <PlanAbierto key={abierto.id} plan={abierto} />
  return <ListaDePlanes catedraId={catedraId} planes={planes} />
}

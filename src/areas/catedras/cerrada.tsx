import { Badge } from '../../ui/badge'

/** Of a course whose acta is made; of any other nothing. */
export function Cerrada({ catedra }: { catedra: { cerrada: boolean } }) {
  if (!catedra.cerrada) return null
  return (
    <>
      {' '}
      <Badge tone="grey">Cerrada</Badge>
    </>
  )
}

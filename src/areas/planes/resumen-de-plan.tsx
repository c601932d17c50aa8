import { textoDeDadas } from '../../domain/clases/cierres-de-clase'
import { etiquetaDeOrganizacion } from '../../domain/planes/organizacion'
import { Badge } from '../../ui/badge'
import { horasDelPlan, unidades } from './horas'
import type { Plan } from './tipos'

export const ResumenDePlan = ({ plan }: { plan: Plan }) => (
  <p className="apagado">
    <DatosDePlan plan={plan} />
  </p>
)

/** How it is organised, how much there is in it, and how much of that was given. */
export function DatosDePlan({ plan: { anio, tipoOrganizacion, dadas, UnidadPlan } }: { plan: Plan }) {
  const cuantas = [
    unidades(UnidadPlan.length),
    horasDelPlan(UnidadPlan),
    textoDeDadas(dadas, UnidadPlan.length),
  ]
  return (
    <>
      <Badge tone="blue">{etiquetaDeOrganizacion[tipoOrganizacion]}</Badge> {anio} ·{' '}
      {UnidadPlan.length === 0 ? cuantas[0] : cuantas.join(' · ')}
    </>
  )
}

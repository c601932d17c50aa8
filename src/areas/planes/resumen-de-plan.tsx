import { etiquetaDeOrganizacion } from '../../domain/organizacion'
import { Badge } from '../../ui/badge'
import { horasDelPlan, unidades } from './horas'
import type { Plan } from './tipos'

export const ResumenDePlan = ({ plan: { anio, tipoOrganizacion, UnidadPlan } }: { plan: Plan }) => (
  <p className="apagado">
    <Badge tone="blue">{etiquetaDeOrganizacion[tipoOrganizacion]}</Badge> {anio} ·{' '}
    {unidades(UnidadPlan.length)}
    {UnidadPlan.length > 0 && ` · ${horasDelPlan(UnidadPlan)}`}
  </p>
)

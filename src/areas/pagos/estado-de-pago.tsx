import type { EstadoDePago as Estado } from '../../domain/pagos/pagos'
import { Badge, type Tone } from '../../ui/badge'

const tonos: Record<Estado, Tone> = {
  'AL DÍA': 'green',
  'EN MORA': 'red',
  'MATRÍCULA PENDIENTE': 'yellow',
  'MATRÍCULA PARCIALMENTE PAGADA': 'yellow',
  GRATUITO: 'blue',
}

/** How an enrolment stands, or that it could not be read. */
export function EstadoDePago({ estado }: { estado: Estado | 'ERROR_CARGA' }) {
  if (estado === 'ERROR_CARGA') return <Badge tone="grey">Error al Cargar</Badge>
  return <Badge tone={tonos[estado]}>{estado}</Badge>
}

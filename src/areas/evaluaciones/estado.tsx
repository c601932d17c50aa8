import type { EstadoDeEvaluacion as Estado } from '../../domain/evaluaciones/evaluaciones'
import { Badge, type Tone } from '../../ui/badge'

const tonos: Record<Estado, [Tone, string]> = {
  PENDIENTE: ['yellow', 'Pendiente'],
  VENCIDA: ['red', 'Vencida'],
  REALIZADA: ['blue', 'Realizada'],
  CALIFICADA: ['green', 'Calificada'],
}

export function EstadoDeEvaluacion({ estado }: { estado: Estado }) {
  const [tono, texto] = tonos[estado]
  return <Badge tone={tono}>{texto}</Badge>
}

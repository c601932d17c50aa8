import { type EstadoDeTarea as Estado, type EstadoYEntrega, etiquetaDeTarea } from '../../domain/tareas'
import { Badge, type Tone } from '../../ui/badge'

const tonos: Record<Estado, Tone> = {
  ASIGNADA: 'blue',
  PENDIENTE: 'yellow',
  ENTREGADA: 'green',
  VENCIDA: 'red',
  CALIFICADA: 'green',
  RECHAZADA: 'red',
}

export function EstadoDeTarea({ tarea }: { tarea: EstadoYEntrega }) {
  return <Badge tone={tonos[tarea.estado]}>{etiquetaDeTarea(tarea)}</Badge>
}

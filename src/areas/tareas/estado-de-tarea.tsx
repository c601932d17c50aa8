import {
  type EstadoDeTarea as Estado,
  type EstadoYEntrega,
  etiquetaDeTarea,
  isSinPublicar,
} from '../../domain/tareas/tareas'
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
  return <Badge tone={isSinPublicar(tarea) ? 'yellow' : tonos[tarea.estado]}>{etiquetaDeTarea(tarea)}</Badge>
}

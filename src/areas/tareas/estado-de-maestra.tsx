import { asignacionDeTarea, plazoDeTarea } from '../../domain/tareas/tareas'
import { Badge } from '../../ui/badge'
import type { TareaMaestra } from './tipos'

/** How a task itself stands, whoever it was assigned to. */
export function EstadoDeMaestra({ tarea }: { tarea: Pick<TareaMaestra, 'fecha_entrega' | 'resumen'> }) {
  const { fecha_entrega, resumen } = tarea
  const plazo = plazoDeTarea(fecha_entrega === null ? null : Date.parse(fecha_entrega), Date.now())
  return (
    <>
      <Badge tone={plazo === 'Vencida' ? 'red' : 'green'}>{plazo}</Badge>{' '}
      <Badge tone={resumen.asignadas > 0 ? 'blue' : 'grey'}>{asignacionDeTarea(resumen.asignadas)}</Badge>
    </>
  )
}

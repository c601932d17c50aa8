import { EmptyState } from '../../../../ui/empty-state'

export default function Tareas() {
  return (
    <EmptyState title="Todavía no hay tareas">
      Cuando tu docente te asigne una, aparecerá aquí con su fecha de entrega.
    </EmptyState>
  )
}

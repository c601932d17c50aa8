import { EmptyState } from '../../../../ui/empty-state'

export default function Evaluaciones() {
  return (
    <EmptyState title="Todavía no hay evaluaciones">
      Cuando tu docente te asigne una, podrás realizarla desde aquí.
    </EmptyState>
  )
}

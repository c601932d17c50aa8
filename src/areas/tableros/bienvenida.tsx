import { EmptyState } from '../../ui/empty-state'

/** To who is in no course yet. */
export function Bienvenida() {
  return (
    <EmptyState title="Todavía no estás en ninguna cátedra">
      Cuando la institución te inscriba en una, la verás aquí. Mientras tanto puedes explorar la línea de
      tiempo.
    </EmptyState>
  )
}

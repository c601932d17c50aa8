import { EmptyState } from '../../../../ui/empty-state'

export default function Tablon() {
  return (
    <EmptyState title="Todavía no hay publicaciones">
      Aquí verás los anuncios de la cátedra, los más nuevos primero.
    </EmptyState>
  )
}

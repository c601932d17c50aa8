import { Button } from '../../../ui/button'

/** What was left half written is back in the form. */
export function Recuperado({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="recuperado fila">
      Recuperamos lo que estabas escribiendo.{' '}
      <Button variant="quiet" onClick={onDiscard}>
        Descartarlo
      </Button>
    </p>
  )
}

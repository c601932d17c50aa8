import { Button } from '../../../ui/button'

/** What was left half written is back in the form. */
export function Recuperado({ alDescartar }: { alDescartar: () => void }) {
  return (
    <p className="recuperado">
      Recuperamos lo que estabas escribiendo.{' '}
      <Button variant="quiet" onClick={alDescartar}>
        Descartarlo
      </Button>
    </p>
  )
}

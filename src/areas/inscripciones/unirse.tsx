import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button'

/** The panel is read by many, and this is done once a year: what it needs comes with the first tap. */
const Dialogo = lazy(() => import('./dialogo-de-codigo'))

/** Who has signed in, and has the code of one more course. */
export function Unirse() {
  const [abierto, setAbierto] = useState<boolean>()
  return (
    <div className="botones">
      <Button onClick={() => setAbierto(true)}>Unirse a una cátedra</Button>
      {abierto !== undefined && (
        <Suspense fallback={null}>
          <Dialogo open={abierto} onClose={() => setAbierto(false)} />
        </Suspense>
      )}
    </div>
  )
}

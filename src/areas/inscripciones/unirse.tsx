import { lazy, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'

const Formulario = lazy(() => import('./formulario-de-codigo'))

/** Who has signed in, and has the code of one more course. */
export function Unirse() {
  const [abierto, setAbierto] = useState(false)
  const close = () => setAbierto(false)
  return (
    <div className="botones">
      <Button onClick={() => setAbierto(true)}>Unirse a una cátedra</Button>
      <Dialog open={abierto} onClose={close} title="Unirse a una cátedra" size="narrow">
        <Lectura falla="No se pudo cargar el formulario.">
          <Formulario onClose={close} />
        </Lectura>
      </Dialog>
    </div>
  )
}

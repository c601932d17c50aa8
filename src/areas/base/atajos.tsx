import { lazy, Suspense, useState } from 'react'
import { useAtajos } from '../../ui/atajos'
import { Button } from '../../ui/button'

/** With its dialog: few ask for it. */
const DialogoDeAtajos = lazy(() => import('./dialogo-de-atajos'))

/** What the keyboard does in whatever screen there is, by a key of its own; by a button too where it does much. */
export function Atajos({ conBoton = false }) {
  const [abierto, setAbierto] = useState(false)
  const open = () => setAbierto(true)
  useAtajos(conBoton ? [] : [{ teclas: ['?'], que: 'ver estos atajos', hace: open }])
  return (
    <>
      {conBoton && (
        <Button variant="quiet" className="atajos" onClick={open}>
          Atajos del teclado
        </Button>
      )}
      <Suspense fallback={null}>{abierto && <DialogoDeAtajos onClose={() => setAbierto(false)} />}</Suspense>
    </>
  )
}

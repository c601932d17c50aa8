import { RotateCcw } from 'lucide-react'
import { type ComponentProps, lazy, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SiAbierta } from '../base/curso/abierta'
import { Lectura } from '../base/lectura'
import type { Primera } from './gestion'

const Formulario = lazy(() => import('./formulario'))

interface Props extends Pick<ComponentProps<typeof Button>, 'variant'> {
  primera: Primera
  titulo: string
}

/** A copy for who failed or missed it, which counts in its place where it is better. */
export function HacerRecuperatorio({ primera, titulo, variant }: Props) {
  const [abierto, setAbierto] = useState(false)
  const close = () => setAbierto(false)
  return (
    <SiAbierta>
      <Button variant={variant} onClick={() => setAbierto(true)}>
        <RotateCcw aria-hidden="true" /> Hacer un recuperatorio<span className="oculto"> de «{titulo}»</span>
      </Button>
      <Dialog
        open={abierto}
        onClose={close}
        title="Hacer un recuperatorio"
        description={`Se copia «${titulo}». De las dos notas vale la mejor, una vez.`}
      >
        <Lectura falla="No se pudo cargar cómo le fue a cada uno.">
          <Formulario primera={primera} onClose={close} />
        </Lectura>
      </Dialog>
    </SiAbierta>
  )
}

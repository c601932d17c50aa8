import { Dialog } from '../../ui/dialog'
import { useUltimo } from '../base/use-ultimo'
import type { Archivo } from './tipos'
import { VistaPrevia } from './vista-previa'

interface Props {
  /** Nothing where it is closed. */
  archivo: Archivo | null
  onClose: () => void
}

/** What was delivered, over the screen. */
export function DialogoDeAdjunto({ archivo, onClose }: Props) {
  const cual = useUltimo(archivo)
  if (!cual) return null
  return (
    <Dialog open={archivo !== null} onClose={onClose} title={cual.nombre}>
      <div className="ui-dialogo-cuerpo">
        <VistaPrevia archivo={cual} />
      </div>
    </Dialog>
  )
}

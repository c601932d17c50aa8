import { Dialog } from '../../ui/dialog'
import { useAtras } from '../use-atras'
import { AporteNuevo } from './aporte-nuevo'

/** 'Agregar Nuevo Creador' over the page. */
export function DialogoDeAporte({ abierto, onClose }: { abierto: boolean; onClose: () => void }) {
  useAtras(abierto, onClose)
  return (
    <Dialog
      open={abierto}
      onClose={onClose}
      title="Agregar Nuevo Creador"
      description="Lo que envíes se revisa antes de publicarse. Los campos con * son obligatorios."
    >
      <AporteNuevo onFinish={onClose} onCancel={onClose} />
    </Dialog>
  )
}

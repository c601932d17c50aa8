import { textoDeArchivos } from '../../domain/tareas/entregas'
import { Dialog } from '../../ui/dialog'
import { useUltimo } from '../base/use-ultimo'
import { VistaComentada } from './comentarios/vista-comentada'
import type { Entrega } from './tipos'

interface Props {
  /** Nothing where it is closed. */
  entrega: Entrega | null
  onClose: () => void
}

/** What was delivered, and what was said of it, over the screen. */
export function DialogoDeAdjunto({ entrega, onClose }: Props) {
  const cual = useUltimo(entrega)
  const titulo = cual?.archivo ? textoDeArchivos(cual.archivos) : cual?.aporte?.nombre
  if (!cual || !titulo) return null
  return (
    <Dialog open={entrega !== null} onClose={onClose} title={titulo}>
      <div className="ui-dialogo-cuerpo">
        <VistaComentada entrega={cual} />
      </div>
    </Dialog>
  )
}

import { Toaster } from '../ui/toast'
import { DialogoDeAporte } from './aporte/dialogo'
import type { Pedido } from './con-dialogos'
import { DialogoDeSugerencia } from './sugerencia/dialogo'

export interface PropsDeDialogos {
  /** What was opened last. */
  pedido: Pedido | undefined
  abierto: boolean
  onClose: () => void
}

/** The forms over the page; their toasts outlive them. */
export function Dialogos({ pedido, abierto, onClose }: PropsDeDialogos) {
  return (
    <>
      <Toaster />
      <DialogoDeAporte abierto={abierto && pedido === 'aporte'} onClose={onClose} />
      {typeof pedido === 'object' && <DialogoDeSugerencia {...pedido} abierto={abierto} onClose={onClose} />}
    </>
  )
}

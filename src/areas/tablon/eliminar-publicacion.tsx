import { EN_PAPELERA } from '../../domain/papelera/papelera'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useAccion } from '../base/use-accion'
import { useTablon } from './contexto'
import { dropPublicacion } from './paginas'
import { removePublicacion } from './queries'
import type { Publicacion } from './tipos'

interface Props {
  publicacion: Publicacion
  abierta: boolean
  onClose: () => void
}

export function EliminarPublicacion({ publicacion, abierta, onClose }: Props) {
  const { textos, lector } = useTablon()
  const { send, enviando } = useAccion(removePublicacion(lector.rol, textos.remove))
  const { id, catedraId, titulo } = publicacion
  const remove = () =>
    send(publicacion, {
      onSuccess: () => {
        onClose()
        dropPublicacion(catedraId, id)
      },
    })
  return (
    <ConfirmDialog
      open={abierta}
      onClose={onClose}
      onConfirm={remove}
      title={`¿Eliminar la publicación «${titulo}»?`}
      confirmLabel="Eliminar la publicación"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      <p>Con ella se eliminan sus comentarios e interacciones.</p>
      {publicacion.tareaMaestraId !== null && <p>La tarea que anuncia queda.</p>}
      {publicacion.evaluacionId !== null && <p>La evaluación que anuncia queda.</p>}
      <p>{EN_PAPELERA}</p>
    </ConfirmDialog>
  )
}

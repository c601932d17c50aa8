import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useAccion } from '../base/use-accion'
import { useTablon } from './contexto'
import { quitarPublicacion } from './paginas'
import { eliminarPublicacion } from './queries'
import type { Publicacion } from './tipos'

interface Props {
  publicacion: Publicacion
  abierta: boolean
  alCerrar: () => void
}

export function EliminarPublicacion({ publicacion, abierta, alCerrar }: Props) {
  const { textos } = useTablon()
  const { enviar, enviando } = useAccion(eliminarPublicacion(textos.eliminar))
  const { id, catedraId, titulo } = publicacion
  const eliminar = () =>
    enviar(publicacion, {
      onSuccess: () => {
        alCerrar()
        quitarPublicacion(catedraId, id)
      },
    })
  return (
    <ConfirmDialog
      open={abierta}
      onClose={alCerrar}
      onConfirm={eliminar}
      title={`¿Eliminar la publicación «${titulo}»?`}
      confirmLabel="Eliminar la publicación"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      <p>Con ella se eliminan sus comentarios e interacciones.</p>
      {publicacion.tareaMaestraId !== null && <p>La tarea que anuncia queda.</p>}
      {publicacion.evaluacionId !== null && <p>La evaluación que anuncia queda.</p>}
      <p>No se puede deshacer.</p>
    </ConfirmDialog>
  )
}

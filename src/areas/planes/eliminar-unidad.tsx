import { EN_PAPELERA } from '../../domain/papelera/papelera'
import { nombreDeUnidad, type TipoDeOrganizacion } from '../../domain/planes/organizacion'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { removeUnidad } from './queries'
import type { Unidad } from './tipos'

interface Props {
  catedraId: number
  tipo: TipoDeOrganizacion
  /** Asks about this one; nothing where it is none. */
  unidad: Unidad | null
  onClose: () => void
}

export function EliminarUnidad({ catedraId, tipo, unidad, onClose }: Props) {
  const cual = useUltimo(unidad)
  const { send, enviando } = useAccion(removeUnidad(catedraId))
  if (!cual) return null
  const nombre = nombreDeUnidad(tipo)
  return (
    <ConfirmDialog
      open={unidad !== null}
      onClose={onClose}
      onConfirm={() => send(cual.id, hastaQueNoEste(onClose))}
      title={`¿Eliminar el ${nombre} «${cual.periodo}»?`}
      confirmLabel={`Eliminar el ${nombre}`}
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      <p>
        Con él{' '}
        {cual.recursos.length > 0
          ? 'se eliminan su contenido, sus recursos y los archivos que solo él usa'
          : 'se elimina su contenido'}
        . Sus tareas y evaluaciones quedan, sin {nombre}.
      </p>
      <p>{EN_PAPELERA}</p>
    </ConfirmDialog>
  )
}

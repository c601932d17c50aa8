import { etiquetaDeUnidad, type TipoDeOrganizacion } from '../../../../domain/organizacion'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import type { Unidad } from '../../../shared/planes/tipos'
import { useAccion } from '../../../shared/use-accion'
import { useUltimo } from '../../../shared/use-ultimo'
import { eliminarUnidad } from './queries'

interface Props {
  catedraId: number
  tipo: TipoDeOrganizacion
  /** Asks about this one; nothing where it is none. */
  unidad: Unidad | null
  alCerrar: () => void
}

export function EliminarUnidad({ catedraId, tipo, unidad, alCerrar }: Props) {
  const cual = useUltimo(unidad)
  const { enviar, enviando } = useAccion(eliminarUnidad(catedraId))
  if (!cual) return null
  return (
    <ConfirmDialog
      open={unidad !== null}
      onClose={alCerrar}
      onConfirm={() => enviar(cual.id, { onSuccess: alCerrar })}
      title={`¿Eliminar el ${etiquetaDeUnidad[tipo].toLowerCase()} «${cual.periodo}»?`}
      confirmLabel="Eliminar la unidad"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      <p>
        Con ella se eliminan su contenido
        {cual.recursos.length > 0 && ', sus recursos y los archivos que solo ella usa'}. Sus tareas y
        evaluaciones quedan, sin unidad.
      </p>
      <p>No se puede deshacer.</p>
    </ConfirmDialog>
  )
}

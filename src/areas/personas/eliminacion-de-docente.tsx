import { EN_PAPELERA } from '../../domain/papelera/papelera'
import { nombreDePersona } from '../../domain/personas/nombres'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { type Docente, removeDocente } from './queries-de-docentes'

interface Props {
  /** Asks about this one; nothing where it is none. */
  docente: Docente | null
  onClose: () => void
}

/** Says what is left without a teacher before they go. */
export function EliminacionDeDocente({ docente, onClose }: Props) {
  const ultimo = useUltimo(docente)
  const { send, enviando } = useAccion(removeDocente)
  if (!ultimo) return null
  const { totalCatedras } = ultimo
  const catedras = totalCatedras === 1 ? 'Su cátedra quedará' : `Sus ${totalCatedras} cátedras quedarán`
  return (
    <ConfirmDialog
      open={docente !== null}
      onClose={onClose}
      onConfirm={() => send(ultimo.id, hastaQueNoEste(onClose))}
      title={`¿Eliminar a ${nombreDePersona(ultimo)}?`}
      confirmLabel="Eliminar al docente"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      {totalCatedras > 0 && <p>{catedras} sin docente, con sus alumnos y todo lo demás.</p>}
      <p>{EN_PAPELERA}</p>
    </ConfirmDialog>
  )
}

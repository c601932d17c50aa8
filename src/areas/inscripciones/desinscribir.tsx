import { nombreDePersona } from '../../domain/nombres'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { useGestion } from '../catedras/gestion'
import type { Catedra, Inscrito } from '../catedras/queries'
import { inscripciones } from './gestion'

interface Props {
  catedra: Catedra
  /** Asks about this one; nothing where it is none. */
  inscrito: Inscrito | null
  onClose: () => void
}

export function Desinscribir({ catedra, inscrito, onClose }: Props) {
  const ultimo = useUltimo(inscrito)
  const { unenroll } = useGestion(inscripciones)
  const { send, enviando } = useAccion(unenroll(catedra.id))
  const nombre = ultimo ? nombreDePersona(ultimo.Alumno) : ''
  return (
    <ConfirmDialog
      open={inscrito !== null}
      onClose={onClose}
      onConfirm={() => inscrito && send(inscrito.alumnoId, hastaQueNoEste(onClose))}
      title={`¿Desinscribir a ${nombre}?`}
      confirmLabel="Desinscribir"
      saving={enviando}
      savingLabel="Desinscribiendo..."
      danger
    >
      <p>Deja de estar en {catedra.nombre} y de ver sus tareas, sus evaluaciones y el tablón.</p>
      <p>
        Sus entregas, sus calificaciones, su asistencia y sus pagos se guardan: si lo inscribes otra vez,
        vuelven.
      </p>
    </ConfirmDialog>
  )
}

import { EN_PAPELERA } from '../../domain/papelera/papelera'
import { cuantos } from '../../lib/formato'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useGestion } from '../base/curso/gestion'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { evaluaciones } from './gestion'
import type { EvaluacionEnLista } from './tipos'

interface Props {
  /** Asks about this one; nothing where it is none. */
  evaluacion: EvaluacionEnLista | null
  onClose: () => void
  onRemove?: () => void
}

/** Names what goes with an evaluation before it goes. */
export function EliminacionDeEvaluacion({ evaluacion, onClose, onRemove = onClose }: Props) {
  const ultima = useUltimo(evaluacion)
  const { removeEvaluacion } = useGestion(evaluaciones)
  const { send, enviando } = useAccion(removeEvaluacion(ultima?.catedraId ?? 0))
  if (!ultima) return null
  const { id, titulo, totalPreguntas, totalRealizadas } = ultima
  return (
    <ConfirmDialog
      open={evaluacion !== null}
      onClose={onClose}
      onConfirm={() => send(id, hastaQueNoEste(onRemove))}
      title={`¿Eliminar la evaluación «${titulo}»?`}
      confirmLabel="Eliminar la evaluación"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      <p>Con ella se eliminan:</p>
      <ul className="vinetas">
        <li>sus preguntas ({totalPreguntas}) y todas sus opciones</li>
        <li>las calificaciones de quienes la hicieron ({cuantos(totalRealizadas, 'alumno', 'alumnos')})</li>
        <li>su publicación en el tablón</li>
      </ul>
      <p>{EN_PAPELERA}</p>
    </ConfirmDialog>
  )
}

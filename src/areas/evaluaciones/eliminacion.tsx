import { cuantos } from '../../lib/formato'
import { useGestion } from '../base/curso/gestion'
import { Eliminacion } from '../base/eliminacion'
import { accionesDeEvaluacion } from './gestion'
import type { EvaluacionEnLista } from './tipos'

interface Props {
  /** Asks about this one; nothing where it is none. */
  evaluacion: EvaluacionEnLista | null
  onClose: () => void
  onRemove?: () => void
}

/** Names what goes with an evaluation before it goes. */
export function EliminacionDeEvaluacion({ evaluacion, onClose, onRemove }: Props) {
  const { removeEvaluacion } = useGestion(accionesDeEvaluacion)
  return (
    <Eliminacion
      cual={evaluacion}
      accion={({ catedraId }) => removeEvaluacion(catedraId)}
      titulo={({ titulo }) => `¿Eliminar la evaluación «${titulo}»?`}
      confirmLabel="Eliminar la evaluación"
      onClose={onClose}
      onRemove={onRemove}
    >
      {({ totalPreguntas, totalRealizadas }) => (
        <>
          <p>Con ella se eliminan:</p>
          <ul className="vinetas">
            <li>sus preguntas ({totalPreguntas}) y todas sus opciones</li>
            <li>
              las calificaciones de quienes la hicieron ({cuantos(totalRealizadas, 'alumno', 'alumnos')})
            </li>
            <li>su publicación en el tablón</li>
          </ul>
        </>
      )}
    </Eliminacion>
  )
}

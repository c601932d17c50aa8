import { DialogoDeAsignacion } from './dialogo-de-asignacion'
import { EliminacionDeEvaluacion } from './eliminacion'
import type { Curso, EvaluacionEnLista } from './tipos'

interface Props {
  evaluacion: EvaluacionEnLista
  curso: Curso
  abierto: string | null
  onClose: () => void
  onRemove: () => void
}

/** What is asked before one is given to students, or goes. */
export function DialogosDeEvaluacion({ evaluacion, curso, abierto, onClose, onRemove }: Props) {
  return (
    <>
      <DialogoDeAsignacion
        evaluacion={abierto === 'asignar' ? evaluacion : null}
        curso={curso}
        onClose={onClose}
      />
      <EliminacionDeEvaluacion
        evaluacion={abierto === 'eliminar' ? evaluacion : null}
        onClose={onClose}
        onRemove={onRemove}
      />
    </>
  )
}

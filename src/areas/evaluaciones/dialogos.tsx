import { AsignarEvaluacion } from './asignar'
import { EliminarEvaluacion } from './eliminar'
import type { Curso, EvaluacionCompleta } from './tipos'

interface Props {
  evaluacion: EvaluacionCompleta
  curso: Curso
  abierto: string | null
  onClose: () => void
  onRemove: () => void
}

/** What is asked before one is given to students, or goes. */
export function DialogosDeEvaluacion({ evaluacion, curso, abierto, onClose, onRemove }: Props) {
  return (
    <>
      <AsignarEvaluacion
        evaluacion={abierto === 'asignar' ? evaluacion : null}
        curso={curso}
        onClose={onClose}
      />
      <EliminarEvaluacion
        evaluacion={abierto === 'eliminar' ? evaluacion : null}
        onClose={onClose}
        onRemove={onRemove}
      />
    </>
  )
}

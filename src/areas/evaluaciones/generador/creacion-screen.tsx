import { useNavigate } from 'react-router'
import { toast } from '../../../ui/toast'
import { PantallaDeCreacion } from '../pantalla-de-curso'
import { useRutas } from '../rutas'
import { Generador } from './generador'
import { formularioDe } from './valores'

/** The same form at the teacher's other address; from it one goes back to the course. */
export function Component() {
  const rutas = useRutas()
  const navigate = useNavigate()
  return (
    <PantallaDeCreacion
      titulo="Crear Evaluación con IA"
      bajada="Tú dices el tema, cuántas preguntas y con cuántas opciones; por defecto, 5 preguntas de 4 opciones."
    >
      {(curso) => (
        <Generador
          curso={curso}
          source="ai"
          campos={formularioDe.docente.conIA}
          onGenerate={({ message }) => {
            toast.success(message)
            void navigate(rutas.catedra(curso.id))
          }}
        />
      )}
    </PantallaDeCreacion>
  )
}

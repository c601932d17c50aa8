import { useNavigate } from 'react-router'
import { toast } from '../../../ui/toast'
import { Pantalla } from '../../base/pantalla'
import { useGestion } from '../gestion'
import { PantallaDeCurso } from '../pantalla-de-curso'
import { Generador } from './generador'

const TITULO = 'Crear Evaluación con IA'

/** The teacher's other generator, which says how many; from it one goes back to the course. */
export function Component() {
  const { rutas } = useGestion()
  const navigate = useNavigate()
  return (
    <PantallaDeCurso titulo={TITULO} falla="Error al cargar los detalles de la cátedra.">
      {(curso) => (
        <Pantalla
          titulo={TITULO}
          goBack={{ texto: `Volver a ${curso.nombre}`, ruta: rutas.catedra(curso.id) }}
          bajada="Tú dices el tema, cuántas preguntas y con cuántas opciones; por defecto, 5 preguntas de 4 opciones."
        >
          <Generador
            curso={curso}
            source="ai"
            campos={['topic', 'numberOfQuestions', 'numberOfOptions', 'unidadPlanId']}
            onGenerate={({ message }) => {
              toast.success(message)
              void navigate(rutas.catedra(curso.id))
            }}
          />
        </Pantalla>
      )}
    </PantallaDeCurso>
  )
}

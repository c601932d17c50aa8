import { POR_DEFECTO } from '../../../domain/generador'
import { Pantalla } from '../../base/pantalla'
import { useGestion } from '../gestion'
import { PantallaDeCurso } from '../pantalla-de-curso'
import type { CampoDelGenerador } from './formulario'
import { Generador } from './generador'

const campos: Record<'admin' | 'docente', CampoDelGenerador[]> = {
  admin: ['subject', 'prompt', 'numberOfQuestions', 'numberOfOptions', 'unidadPlanId'],
  docente: ['topic', 'subject', 'unidadPlanId'],
}
const TITULO = 'Generar Evaluación con IA'

/** The administrator's generator, and the first of the teacher's two. */
export function Component() {
  const { rol, rutas } = useGestion()
  return (
    <PantallaDeCurso titulo={TITULO} falla="Error al cargar los detalles de la cátedra.">
      {(curso) => (
        <Pantalla
          titulo={TITULO}
          goBack={{ texto: `Volver a ${curso.nombre}`, ruta: rutas.catedra(curso.id) }}
          bajada={`La IA genera ${POR_DEFECTO.preguntas} preguntas de opción múltiple con ${POR_DEFECTO.opciones} opciones cada una${rol === 'admin' ? ', o las que pidas' : ''}. Podrás revisarlas y editarlas.`}
        >
          <Generador curso={curso} source="ai" campos={campos[rol]} />
        </Pantalla>
      )}
    </PantallaDeCurso>
  )
}

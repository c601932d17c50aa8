import { POR_DEFECTO } from '../../../domain/generador'
import { useGestion } from '../gestion'
import { PantallaDeCreacion } from '../pantalla-de-curso'
import type { CampoDelGenerador } from './formulario'
import { Generador } from './generador'

const campos: Record<'admin' | 'docente', CampoDelGenerador[]> = {
  admin: ['subject', 'prompt', 'numberOfQuestions', 'numberOfOptions', 'unidadPlanId'],
  docente: ['topic', 'subject', 'unidadPlanId'],
}
/** The administrator's generator, and the first of the teacher's two. */
export function Component() {
  const { rol } = useGestion()
  return (
    <PantallaDeCreacion
      titulo="Generar Evaluación con IA"
      bajada={`La IA genera ${POR_DEFECTO.preguntas} preguntas de opción múltiple con ${POR_DEFECTO.opciones} opciones cada una${rol === 'admin' ? ', o las que pidas' : ''}. Podrás revisarlas y editarlas.`}
    >
      {(curso) => <Generador curso={curso} source="ai" campos={campos[rol]} />}
    </PantallaDeCreacion>
  )
}

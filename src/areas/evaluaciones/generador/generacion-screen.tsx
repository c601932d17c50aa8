import { POR_DEFECTO } from '../../../domain/evaluaciones/generador'
import { useGestion } from '../../base/curso/gestion'
import { PantallaDeCreacion } from '../pantalla-de-curso'
import { Generador } from './generador'
import { formularioDe } from './valores'

/** The administrator's generator, and the first of the teacher's two. */
export function Component() {
  const { rol } = useGestion()
  return (
    <PantallaDeCreacion
      titulo="Generar Evaluación con IA"
      bajada={`La IA genera ${POR_DEFECTO.preguntas} preguntas de opción múltiple con ${POR_DEFECTO.opciones} opciones cada una, o las que pidas. Podrás revisarlas y editarlas.`}
    >
      {(curso) => <Generador curso={curso} source="ai" campos={formularioDe[rol].conIA} />}
    </PantallaDeCreacion>
  )
}

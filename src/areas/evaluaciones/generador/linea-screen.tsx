import { TITULO_DEL_CATALOGO } from '../../../domain/generador'
import { useGestion } from '../gestion'
import { PantallaDeCreacion } from '../pantalla-de-curso'
import { Generador } from './generador'

/** Questions out of the catalogue: no AI has a part in them. */
export function Component() {
  const { rol } = useGestion()
  const titulo = rol === 'admin' ? 'subject' : 'topic'
  return (
    <PantallaDeCreacion
      titulo={TITULO_DEL_CATALOGO}
      bajada="Preguntas de opción múltiple hechas con los datos de los creadores publicados: quién compuso, en qué año nació, de qué período es, qué rol tiene."
    >
      {(curso) => (
        <Generador
          curso={curso}
          source="catalogo"
          campos={[titulo, 'periodo', 'rol', 'numberOfQuestions', 'numberOfOptions', 'unidadPlanId']}
        />
      )}
    </PantallaDeCreacion>
  )
}

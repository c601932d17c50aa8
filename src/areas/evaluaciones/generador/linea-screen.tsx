import { TITULO_DEL_CATALOGO } from '../../../domain/generador'
import { Pantalla } from '../../base/pantalla'
import { useGestion } from '../gestion'
import { PantallaDeCurso } from '../pantalla-de-curso'
import { Generador } from './generador'

/** Questions out of the catalogue: no AI has a part in them. */
export function Component() {
  const { rol, rutas } = useGestion()
  const titulo = rol === 'admin' ? 'subject' : 'topic'
  return (
    <PantallaDeCurso titulo={TITULO_DEL_CATALOGO} falla="Error al cargar los detalles de la cátedra.">
      {(curso) => (
        <Pantalla
          titulo={TITULO_DEL_CATALOGO}
          goBack={{ texto: `Volver a ${curso.nombre}`, ruta: rutas.catedra(curso.id) }}
          bajada="Preguntas de opción múltiple hechas con los datos de los creadores publicados: quién compuso, en qué año nació, de qué período es, qué rol tiene."
        >
          <Generador
            curso={curso}
            source="catalogo"
            campos={[titulo, 'periodo', 'rol', 'numberOfQuestions', 'numberOfOptions', 'unidadPlanId']}
          />
        </Pantalla>
      )}
    </PantallaDeCurso>
  )
}

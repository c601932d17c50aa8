import { TITULO_DEL_CATALOGO } from '../../../domain/evaluaciones/generador'
import { useGestion } from '../../base/curso/gestion'
import { PantallaDeCreacion } from '../pantalla-de-curso'
import { Generador } from './generador'
import { formularioDe } from './valores'

/** Questions out of the catalogue: no AI has a part in them. */
export function Component() {
  const { rol } = useGestion()
  return (
    <PantallaDeCreacion
      titulo={TITULO_DEL_CATALOGO}
      bajada="Preguntas hechas con los datos de los creadores publicados: quién compuso, en qué año nació, de qué período es, qué rol tiene, quién nació antes."
    >
      {(curso) => (
        <Generador
          curso={curso}
          source="catalogo"
          campos={[
            formularioDe[rol].titulo,
            'tipos',
            'periodo',
            'rol',
            'numberOfQuestions',
            'numberOfOptions',
            'unidadPlanId',
          ]}
        />
      )}
    </PantallaDeCreacion>
  )
}

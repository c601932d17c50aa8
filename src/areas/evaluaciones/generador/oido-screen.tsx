import { TITULO_DE_OIDO } from '../../../domain/evaluaciones/generador'
import { useGestion } from '../../base/curso/gestion'
import { PantallaDeCreacion } from '../pantalla-de-curso'
import { Generador } from './generador'
import { formularioDe } from './valores'

/** Questions to be heard: as it opens, five intervals, which the button makes. */
export function Component() {
  const { rol } = useGestion()
  return (
    <PantallaDeCreacion
      titulo={TITULO_DE_OIDO}
      bajada="Preguntas que suenan: un intervalo, un acorde, un ritmo de dos compases o unos compases de una melodía real. Se corrigen solas, y después muestran las notas."
    >
      {(curso) => (
        <Generador
          curso={curso}
          source="oido"
          campos={[
            'oido.que',
            'oido.nivel',
            'oido.como',
            'numberOfQuestions',
            'numberOfOptions',
            formularioDe[rol].titulo,
            'unidadPlanId',
          ]}
        />
      )}
    </PantallaDeCreacion>
  )
}

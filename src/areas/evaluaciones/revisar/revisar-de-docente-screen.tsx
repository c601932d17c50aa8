import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { groupBy } from '../../../domain/base/grupos'
import {
  etiquetaDeRecalificacion,
  type ModoDeRecalificar,
  modosDeRevisar,
} from '../../../domain/evaluaciones/recalificacion'
import { cuantos, enLinea } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { conIds } from '../../base/direcciones'
import { rutas } from '../../docente'
import { Efecto } from './efecto'
import { type PreguntaPorRevisar, porRevisarQuery } from './queries'

/** Questions whose datum somebody corrected in the timeline, in all the courses of a teacher. */
interface Elegida {
  pregunta: PreguntaPorRevisar
  como: ModoDeRecalificar
}

export function Component() {
  const { data: preguntas } = useSuspenseQuery(porRevisarQuery)
  const [elegida, setElegida] = useState<Elegida | null>(null)
  if (preguntas.length === 0) {
    return (
      <EmptyState title="Nada por revisar">
        Cuando la administración corrija un dato que una de tus evaluaciones pregunta, la pregunta aparecerá
        aquí.
      </EmptyState>
    )
  }
  return (
    <>
      {[...groupBy(preguntas, ({ evaluacionId }) => evaluacionId)].map(([id, suyas]) => (
        <DeEvaluacion key={id} preguntas={suyas} onChoose={setElegida} />
      ))}
      {elegida && (
        <Efecto
          cual={{
            evaluacionId: elegida.pregunta.evaluacionId,
            preguntaId: elegida.pregunta.preguntaId,
            como: elegida.como,
          }}
          titulo={etiquetaDeRecalificacion[elegida.como]}
          explicacion={explicacionDe(elegida)}
          onClose={() => setElegida(null)}
        />
      )}
    </>
  )
}

function explicacionDe({ pregunta: { antes, ahora }, como }: Elegida): string {
  if (como === 'ANULAR') return 'La pregunta no cuenta para nadie: sale del total y no se pregunta más.'
  if (ahora === null)
    return `«${antes}» sigue siendo la respuesta correcta, aunque la línea de tiempo ya no lo diga.`
  if (como === 'DOS') return `Valen las dos respuestas: «${antes}» y «${ahora}».`
  return `La respuesta correcta pasa a ser «${ahora}».`
}

interface Props {
  preguntas: PreguntaPorRevisar[]
  onChoose: (elegida: Elegida) => void
}

function DeEvaluacion({ preguntas, onChoose }: Props) {
  const [primera] = preguntas
  if (!primera) return null
  const { evaluacionId, evaluacion, catedra, respondieron } = primera
  return (
    <section className="pila">
      <h2>
        <Link to={conIds(rutas.evaluacion, catedra.id, evaluacionId)}>{evaluacion}</Link>
      </h2>
      <p className="apagado">
        {enLinea([
          catedra.nombre,
          catedra.anio,
          cuantos(respondieron, 'alumno la hizo', 'alumnos la hicieron'),
        ])}
      </p>
      <ul className="preguntas" aria-label={`Preguntas de ${evaluacion}`}>
        {preguntas.map((pregunta) => (
          <li key={pregunta.preguntaId} className="panel pregunta">
            <h3>
              <span className="texto-plano">{pregunta.texto}</span>
            </h3>
            <p>
              Antes: <b>{pregunta.antes}</b>. Ahora: <b>{pregunta.ahora ?? 'sin dato'}</b>.{' '}
              <a href={`/creador/${pregunta.creador.slug}`}>Ver a {pregunta.creador.nombre}</a>
            </p>
            <div className="botones">
              {modosPara(pregunta).map((como) => (
                <Button
                  key={como}
                  variant={como === 'ANULAR' ? 'danger' : 'plain'}
                  onClick={() => onChoose({ pregunta, como })}
                >
                  {etiquetaDeRecalificacion[como]}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What isn't known any more gives nothing to go by. */
const modosPara = ({ ahora }: PreguntaPorRevisar) =>
  modosDeRevisar.filter((como) => ahora !== null || como !== 'ACTUALIZAR')

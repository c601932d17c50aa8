import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { groupBy } from '../../../domain/base/grupos'
import {
  etiquetaDeRecalificacion,
  type ModoDeRecalificar,
  modosDeRecalificar,
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
      {elegida && <Efecto {...elegida} onClose={() => setElegida(null)} />}
    </>
  )
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
  modosDeRecalificar.filter((como) => ahora !== null || como !== 'ACTUALIZAR')

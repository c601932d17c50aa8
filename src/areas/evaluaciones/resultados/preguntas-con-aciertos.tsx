import { Check } from 'lucide-react'
import { porcentaje } from '../../../lib/formato'
import { claseDeNivel } from '../../base/nivel'
import type { ResultadosDeEvaluacion } from '../gestion'

/** How often each question was answered rightly, and how often each option was chosen. */
export function PreguntasConAciertos({ preguntas }: { preguntas: ResultadosDeEvaluacion['preguntas'] }) {
  return (
    <ol className="preguntas">
      {preguntas.map((una, i) => (
        <li key={una.id} className={`panel pregunta acierto ${claseDeNivel(una.porcentaje)}`}>
          <h3>
            <span className="apagado">Pregunta {i + 1}</span> <span className="texto-plano">{una.texto}</span>
          </h3>
          <p>
            <b>{porcentaje(una.porcentaje)}</b> de aciertos ({una.correctas} de {una.respondidas})
          </p>
          <meter aria-label={`Aciertos de la pregunta ${i + 1}`} min={0} max={100} value={una.porcentaje} />
          <ul className="opciones-resueltas">
            {una.opciones.map((opcion) => (
              <li key={opcion.id} className={opcion.es_correcta ? 'correcta' : ''}>
                {opcion.es_correcta ? <Check aria-hidden="true" /> : <i />}
                <span>
                  {opcion.texto}
                  {opcion.es_correcta && <span className="oculto"> (correcta)</span>}
                </span>
                <span className="apagado">
                  {opcion.elegidas}
                  <span className="oculto"> la eligieron</span>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

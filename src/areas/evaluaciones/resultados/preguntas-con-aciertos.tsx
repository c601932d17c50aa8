import { Check } from 'lucide-react'
import { porcentaje } from '../../../lib/formato'
import { claseDeNivel } from '../../base/nivel'
import { MediosDePregunta, TextoDeOpcion } from '../medios'
import { DarPorBuena } from '../revisar/dar-por-buena'
import type { ResultadosDeEvaluacion } from '../tipos'

interface Props {
  evaluacionId: number
  preguntas: ResultadosDeEvaluacion['preguntas']
}

/** How often each question was answered rightly, and how often each option was chosen. */
export function PreguntasConAciertos({ evaluacionId, preguntas }: Props) {
  return (
    <ol className="preguntas">
      {preguntas.map((una, i) => (
        <li key={una.id} className={`panel pregunta acierto ${claseDeNivel(una.porcentaje)}`}>
          <h3>
            <span className="apagado">Pregunta {i + 1}</span> <span className="texto-plano">{una.texto}</span>
          </h3>
          <MediosDePregunta {...una} numero={i + 1} />
          {una.anulada && <p className="apagado">Anulada: no cuenta para nadie.</p>}
          <p>
            <b>{porcentaje(una.porcentaje)}</b> de aciertos ({una.correctas} de {una.respondidas})
          </p>
          <meter aria-label={`Aciertos de la pregunta ${i + 1}`} min={0} max={100} value={una.porcentaje} />
          {una.tipo === 'ORDENAR' && (
            <p className="apagado">En el orden correcto, con cuántos pusieron cada uno en su lugar.</p>
          )}
          <ul className="opciones-resueltas pila aire-1">
            {una.opciones.map((opcion) => (
              <li key={opcion.id} className={opcion.es_correcta ? 'correcta' : ''}>
                {opcion.es_correcta ? <Check aria-hidden="true" /> : <i />}
                <span>
                  <TextoDeOpcion {...opcion} />
                  {opcion.es_correcta && <span className="oculto"> (correcta)</span>}
                </span>
                <span className="apagado">
                  {opcion.elegidas}
                  <span className="oculto">{una.tipo === 'ORDENAR' ? ' en su lugar' : ' la eligieron'}</span>
                </span>
              </li>
            ))}
            {una.textos.map(({ texto, veces, vale }) => (
              <li key={texto} className={vale ? 'correcta' : ''}>
                {vale ? <Check aria-hidden="true" /> : <i />}
                <span>
                  {texto}
                  {vale && <span className="oculto"> (correcta)</span>}{' '}
                  {!vale && !una.anulada && (
                    <DarPorBuena evaluacionId={evaluacionId} preguntaId={una.id} texto={texto} />
                  )}
                </span>
                <span className="apagado">
                  {veces}
                  <span className="oculto"> la escribieron</span>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

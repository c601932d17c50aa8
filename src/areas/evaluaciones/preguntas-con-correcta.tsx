import { Check } from 'lucide-react'
import { claveConMedios } from '../../domain/evaluaciones/medios'
import type { PreguntaEscrita } from '../../domain/evaluaciones/preguntas'
import { cuantos } from '../../lib/formato'
import { MediosDePregunta, TextoDeOpcion } from './medios'

/** Questions with the right option of each highlighted, in a sign and a word too. */
export function PreguntasConCorrecta({
  preguntas,
  nivel = 3,
}: {
  preguntas: (PreguntaEscrita & { anulada?: boolean })[]
  nivel?: 3 | 4
}) {
  const Titulo = `h${nivel}` as const
  return (
    <ol className="preguntas">
      {preguntas.map(({ texto, imagen, sonido, escuchas, opciones, anulada }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and do not move here
        <li key={i} className="panel pregunta">
          <Titulo>
            <span className="apagado">Pregunta {i + 1}</span> <span className="texto-plano">{texto}</span>
          </Titulo>
          <MediosDePregunta imagen={imagen} sonido={sonido} numero={i + 1} />
          {escuchas && sonido && <p className="apagado">Se escucha {cuantos(escuchas, 'vez', 'veces')}.</p>}
          {anulada && <p className="apagado">Anulada: no cuenta para nadie.</p>}
          <ul className="opciones-resueltas">
            {opciones.map((opcion) => (
              <li key={claveConMedios(opcion)} className={opcion.es_correcta ? 'correcta' : ''}>
                {opcion.es_correcta ? <Check aria-hidden="true" /> : <i />}
                <span>
                  <TextoDeOpcion {...opcion} />
                </span>
                {opcion.es_correcta && <small>Correcta</small>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

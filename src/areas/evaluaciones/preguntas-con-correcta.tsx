import { Check } from 'lucide-react'
import type { PreguntaEscrita } from '../../domain/evaluaciones/preguntas'

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
      {preguntas.map(({ texto, opciones, anulada }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and do not move here
        <li key={i} className="panel pregunta">
          <Titulo>
            <span className="apagado">Pregunta {i + 1}</span> <span className="texto-plano">{texto}</span>
          </Titulo>
          {anulada && <p className="apagado">Anulada: no cuenta para nadie.</p>}
          <ul className="opciones-resueltas">
            {opciones.map((opcion) => (
              <li key={opcion.texto} className={opcion.es_correcta ? 'correcta' : ''}>
                {opcion.es_correcta ? <Check aria-hidden="true" /> : <i />}
                <span>{opcion.texto}</span>
                {opcion.es_correcta && <small>Correcta</small>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { claveConMedios } from '../../domain/evaluaciones/medios'
import { cuantos } from '../../lib/formato'
import { MediosDePregunta, TextoDeOpcion } from './medios'

interface Leida extends Omit<ComponentProps<typeof MediosDePregunta>, 'numero'> {
  texto: string
  escuchas?: number | null
  opciones: (ComponentProps<typeof TextoDeOpcion> & { es_correcta: boolean })[]
  anulada?: boolean
}

/** Questions with the right option of each highlighted, in a sign and a word too. */
export function PreguntasConCorrecta({ preguntas, nivel = 3 }: { preguntas: Leida[]; nivel?: 3 | 4 }) {
  const Titulo = `h${nivel}` as const
  return (
    <ol className="preguntas">
      {preguntas.map(({ texto, escuchas, opciones, anulada, ...medios }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and do not move here
        <li key={i} className="panel pregunta">
          <Titulo>
            <span className="apagado">Pregunta {i + 1}</span> <span className="texto-plano">{texto}</span>
          </Titulo>
          <MediosDePregunta {...medios} numero={i + 1} />
          {escuchas && medios.sonido && (
            <p className="apagado">Se escucha {cuantos(escuchas, 'vez', 'veces')}.</p>
          )}
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

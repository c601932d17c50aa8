import { Check } from 'lucide-react'
import { claveConMedios } from '../../domain/evaluaciones/medios'
import type { PreguntaEscrita } from '../../domain/evaluaciones/preguntas'
import { cuantos } from '../../lib/formato'
import { MediosDePregunta, TextoDeOpcion } from './medios'

/** Questions with the right answer of each highlighted, in a sign and a word too. */
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
      {preguntas.map(({ anulada, ...pregunta }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and do not move here
        <li key={i} className="panel pregunta">
          <Titulo>
            <span className="apagado">Pregunta {i + 1}</span>{' '}
            <span className="texto-plano">{pregunta.texto}</span>
          </Titulo>
          <MediosDePregunta {...pregunta} numero={i + 1} />
          {pregunta.escuchas && pregunta.sonido && (
            <p className="apagado">Se escucha {cuantos(pregunta.escuchas, 'vez', 'veces')}.</p>
          )}
          {anulada && <p className="apagado">Anulada: no cuenta para nadie.</p>}
          <Correcta {...pregunta} />
          {pregunta.explicacion && (
            <p className="apagado texto-plano no-se-imprime">{pregunta.explicacion}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** On paper they stand by the alphabet. */
const comoElemento = (texto: string, i: number) => (
  <li key={texto}>
    <b className="no-se-imprime">{i + 1}</b>
    <span>{texto}</span>
  </li>
)

function Correcta({ tipo = 'UNA', opciones, aceptadas }: PreguntaEscrita) {
  if (tipo === 'CORTA') {
    return (
      <p className="no-se-imprime">
        Vale: <b>{(aceptadas ?? []).join(' / ')}</b>
      </p>
    )
  }
  if (tipo === 'ORDENAR') {
    const textos = opciones.map(({ texto }) => texto)
    return (
      <>
        <ol className="opciones-resueltas no-se-imprime">{textos.map(comoElemento)}</ol>
        <ul className="opciones-resueltas solo-impresa">{textos.toSorted().map(comoElemento)}</ul>
      </>
    )
  }
  return (
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
  )
}

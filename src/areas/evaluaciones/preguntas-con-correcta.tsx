import { Check, Volume2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { nombreDeOpcion } from '../../domain/evaluaciones/clave-de-opcion'
import type { TipoDePregunta } from '../../domain/evaluaciones/evaluaciones'
import { claveConMedios } from '../../domain/evaluaciones/medios'
import { cuantos } from '../../lib/formato'
import { Button } from '../../ui/button'
import { useGestion } from '../base/curso/gestion'
import { SonidoTraido } from '../oido/sonido-traido'
import { MediosDePregunta, TextoDeOpcion } from './medios'

interface Leida extends Omit<ComponentProps<typeof MediosDePregunta>, 'numero'> {
  /** Of one that is kept. */
  id?: number
  tipo?: TipoDePregunta
  texto: string
  /** It is made for the ear. */
  oido?: object | null
  escuchas?: number | null
  opciones: (ComponentProps<typeof TextoDeOpcion> & { es_correcta: boolean })[]
  aceptadas?: string[] | null
  explicacion?: string | null
  anulada?: boolean
}

interface Props {
  /** Theirs, where they are kept. */
  evaluacionId?: number
  preguntas: Leida[]
  nivel?: 3 | 4
}

/** Questions with the right answer of each highlighted, in a sign and a word too. */
export function PreguntasConCorrecta({ evaluacionId, preguntas, nivel = 3 }: Props) {
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
          {evaluacionId && pregunta.id && pregunta.oido && (
            <Oida evaluacionId={evaluacionId} preguntaId={pregunta.id} numero={i + 1} />
          )}
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

/** Made for the ear: its sound is made when somebody wants to hear it. */
function Oida({
  evaluacionId,
  preguntaId,
  numero,
}: Record<'evaluacionId' | 'preguntaId' | 'numero', number>) {
  const { rol } = useGestion()
  const [pedida, setPedida] = useState(false)
  const direccion = `/${rol}/evaluaciones/${evaluacionId}/preguntas/${preguntaId}/sonido`
  if (pedida) return <SonidoTraido direccion={direccion} nombre={`Sonido de la pregunta ${numero}`} alVenir />
  return (
    <div className="no-se-imprime">
      <Button onClick={() => setPedida(true)}>
        <Volume2 aria-hidden="true" /> Escuchar<span className="oculto"> la pregunta {numero}</span>
      </Button>
    </div>
  )
}

/** On paper they stand by the alphabet. */
const comoElemento = (opcion: Leida['opciones'][number], i: number) => (
  <li key={claveConMedios(opcion)}>
    <b className="no-se-imprime">{i + 1}</b>
    <span>
      <TextoDeOpcion {...opcion} />
    </span>
  </li>
)

function Correcta({ tipo = 'UNA', opciones, aceptadas }: Leida) {
  if (tipo === 'CORTA') {
    return (
      <p className="no-se-imprime">
        Vale: <b>{(aceptadas ?? []).join(' / ')}</b>
      </p>
    )
  }
  if (tipo === 'ORDENAR') {
    const porNombre = opciones.toSorted((a, b) => (nombreDeOpcion(a) < nombreDeOpcion(b) ? -1 : 1))
    return (
      <>
        <ol className="opciones-resueltas pila aire-1 no-se-imprime">{opciones.map(comoElemento)}</ol>
        <ul className="opciones-resueltas pila aire-1 solo-impresa">{porNombre.map(comoElemento)}</ul>
      </>
    )
  }
  return (
    <ul className="opciones-resueltas pila aire-1">
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

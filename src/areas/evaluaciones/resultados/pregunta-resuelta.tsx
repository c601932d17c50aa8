import { Check, X } from 'lucide-react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { TipoDePregunta } from '../../../domain/evaluaciones/evaluaciones'
import { Badge } from '../../../ui/badge'
import { MediosDePregunta, TextoDeOpcion } from '../medios'

/** A question with its answer; what says whether it is right is null until it may be seen. */
export interface Resuelta extends Omit<ComponentProps<typeof MediosDePregunta>, 'numero'> {
  id: number
  tipo: TipoDePregunta
  texto: string
  anulada: boolean
  opciones: (ComponentProps<typeof TextoDeOpcion> & {
    id: number
    elegida: boolean
    es_correcta: boolean | null
  })[]
  /** Of a CORTA. */
  escrita: string | null
  /** Of an ORDENAR. */
  orden: number[] | null
  correcta: string | null
  acerto: boolean | null
  explicacion: string | null
}

interface Props {
  pregunta: Resuelta
  numero: number
  /** What may be done with it. */
  accion?: ReactNode
}

/** What was answered, and what is right: in words and signs, not by colour alone. */
export function PreguntaResuelta({ pregunta, numero, accion }: Props) {
  const { tipo, texto, anulada, acerto, correcta, explicacion } = pregunta
  const Respuesta = respuestaDeTipo[tipo]
  return (
    <li className="panel pregunta">
      <h3>
        <span className="apagado">Pregunta {numero}</span> <span className="texto-plano">{texto}</span>
      </h3>
      <MediosDePregunta {...pregunta} numero={numero} />
      {anulada ? (
        <p>Anulada: no cuenta.</p>
      ) : (
        acerto !== null && (
          <p>
            <Badge tone={acerto ? 'green' : 'red'}>{acerto ? 'Correcta' : 'Incorrecta'}</Badge>
          </p>
        )
      )}
      <Respuesta {...pregunta} />
      {acerto === false && !anulada && correcta && (
        <p>
          Respuesta correcta: <b>{correcta}</b>
        </p>
      )}
      {explicacion && <p className="texto-plano">{explicacion}</p>}
      {accion}
    </li>
  )
}

type Opcion = Resuelta['opciones'][number]

const OpcionesResueltas = ({ opciones }: Resuelta) => (
  <ul className="opciones-resueltas pila aire-1">
    {opciones.map((opcion) => (
      <li key={opcion.id} className={claseDe(opcion.elegida, opcion.es_correcta)}>
        <Signo elegida={opcion.elegida} bien={opcion.es_correcta} />
        <span>
          <TextoDeOpcion {...opcion} />
        </span>
        {notaDe(opcion) && <small>{notaDe(opcion)}</small>}
      </li>
    ))}
  </ul>
)

const Escrita = ({ escrita, acerto }: Resuelta) => (
  <ul className="opciones-resueltas pila aire-1">
    <li className={claseDe(true, acerto)}>
      <Signo elegida bien={acerto} />
      <span>{escrita ?? 'Sin respuesta'}</span>
    </li>
  </ul>
)

const Ordenada = ({ opciones, orden, acerto }: Resuelta) => (
  <ol className="opciones-resueltas pila aire-1">
    {(orden ?? [])
      .flatMap((id) => opciones.find((una) => una.id === id) ?? [])
      .map((opcion, i) => (
        <li key={opcion.id} className={claseDe(true, acerto)}>
          <b className="apagado">{i + 1}</b>
          <span>
            <TextoDeOpcion {...opcion} />
          </span>
        </li>
      ))}
  </ol>
)

const respuestaDeTipo: Record<TipoDePregunta, ComponentType<Resuelta>> = {
  UNA: OpcionesResueltas,
  VARIAS: OpcionesResueltas,
  CORTA: Escrita,
  ORDENAR: Ordenada,
}

function claseDe(elegida: boolean, bien: boolean | null): string {
  if (bien) return 'correcta'
  return elegida && bien !== null ? 'equivocada' : ''
}

function notaDe({ elegida, es_correcta }: Opcion): string {
  if (elegida) return es_correcta ? 'Elegida, correcta' : 'Elegida'
  return es_correcta ? 'Correcta' : ''
}

function Signo({ elegida, bien }: { elegida: boolean; bien: boolean | null }) {
  if (bien) return <Check aria-hidden="true" />
  return elegida && bien !== null ? <X aria-hidden="true" /> : <i />
}

import { Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  diasDichos,
  type EstadoDeJustificativo,
  etiquetaDeJustificativo,
} from '../../domain/justificativos/justificativos'
import { diaCorto } from '../../lib/formato'
import { Badge, type Tone } from '../../ui/badge'
import type { Justificativo } from './tipos'

const tonos: Record<EstadoDeJustificativo, Tone> = {
  PENDIENTE: 'yellow',
  ACEPTADO: 'green',
  RECHAZADO: 'red',
}

interface Props {
  justificativo: Justificativo
  /** Whose it is, for who has many to look at. */
  deQuien?: boolean
  children?: ReactNode
}

/** What was asked, with what came along, and how it was answered. */
export function FichaDeJustificativo({ justificativo, deQuien = false, children }: Props) {
  const { nombre, motivo, archivo, estado, respuesta, resuelto_por } = justificativo
  const dias = diasDichos(justificativo, diaCorto)
  return (
    <li className="justificativo pila aire-2">
      <p className="cabecera extremos">
        <b>{deQuien ? nombre : enMayuscula(dias)}</b>
        <Badge tone={tonos[estado]}>{etiquetaDeJustificativo[estado]}</Badge>
      </p>
      {deQuien && <p className="apagado">{enMayuscula(dias)}</p>}
      <p className="pedido">{motivo}</p>
      {archivo && <Adjunto archivo={archivo} />}
      {respuesta && (
        <blockquote>
          <p>{respuesta}</p>
          {resuelto_por && <p className="apagado">{resuelto_por}</p>}
        </blockquote>
      )}
      {children}
    </li>
  )
}

const enMayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

function Adjunto({ archivo }: { archivo: NonNullable<Justificativo['archivo']> }) {
  const { path, nombre, tipo } = archivo
  return (
    <a className="adjunto" href={`/${path}`} target="_blank" rel="noopener">
      {tipo.startsWith('image/') ? (
        <img src={`/${path}`} alt="" loading="lazy" />
      ) : (
        <Paperclip aria-hidden="true" />
      )}
      <span>
        {nombre}
        <span className="oculto"> (se abre en otra pestaña)</span>
      </span>
    </a>
  )
}

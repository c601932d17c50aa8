import { textoDeTamano } from '../../domain/archivos/archivos'
import { fechaYHora } from '../base/instantes'
import type { Archivo } from './tipos'

interface Props {
  archivo: Archivo
  /** When it arrived. */
  entregado: string | null
}

/** What was delivered, when, and the checksum that tells it from any other file. */
export function Comprobante({ archivo: { path, nombre, bytes, sha256 }, entregado }: Props) {
  return (
    <dl className="comprobante">
      <dt>Archivo</dt>
      <dd>
        <a href={`/${path}`} target="_blank" rel="noopener noreferrer">
          {nombre}
        </a>{' '}
        <span className="apagado">{textoDeTamano(bytes)}</span>
      </dd>
      {entregado && (
        <>
          <dt>Entregado</dt>
          <dd>{fechaYHora(entregado)}</dd>
        </>
      )}
      <dt className="oculto">Comprobante</dt>
      <dd>
        <details>
          <summary>Comprobante</summary>
          Huella SHA-256 <code>{sha256}</code>
        </details>
      </dd>
    </dl>
  )
}

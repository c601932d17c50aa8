import { textoDeTamano } from '../../domain/archivos/archivos'
import { fechaYHora } from '../base/instantes'
import type { Archivo } from './tipos'

interface Props {
  archivos: readonly Archivo[]
  /** When they arrived. */
  entregado: string | null
}

/** What was delivered, when, and the checksum that tells each file from any other. */
export function Comprobante({ archivos, entregado }: Props) {
  const varios = archivos.length > 1
  return (
    <dl className="comprobante">
      <dt>{varios ? `${archivos.length} archivos` : 'Archivo'}</dt>
      {archivos.map(({ path, nombre, bytes }) => (
        <dd key={path}>
          <a href={`/${path}`} target="_blank" rel="noopener noreferrer">
            {nombre}
          </a>{' '}
          <span className="apagado">{textoDeTamano(bytes)}</span>
        </dd>
      ))}
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
          {archivos.map(({ path, nombre, sha256 }) => (
            <div key={path}>
              {varios && `${nombre}: `}Huella SHA-256 <code>{sha256}</code>
            </div>
          ))}
        </details>
      </dd>
    </dl>
  )
}

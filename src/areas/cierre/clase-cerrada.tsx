import { type ReactNode, useEffect, useRef } from 'react'
import { CompartirTexto } from '../base/compartir-texto'

interface Props {
  titulo: string
  /** By whom and when, or what it waits for. */
  bajada: string
  /** What the group is told. */
  texto: string
  /** It was closed just now, here. */
  recien: boolean
  children?: ReactNode
}

/** That it is done, and what the group is told, to be seen before it is shared. */
export function ClaseCerrada({ titulo, bajada, texto, recien, children }: Props) {
  const encabezado = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!recien) return
    encabezado.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [recien])

  return (
    <section className="panel apartado clase-cerrada" aria-labelledby="clase-cerrada">
      <div role="status">
        <h2 id="clase-cerrada" ref={encabezado} tabIndex={-1}>
          {titulo}
        </h2>
        <p className="apagado">{bajada}</p>
      </div>
      <p className="texto-para-el-grupo">{texto}</p>
      <div className="botones">
        <CompartirTexto variant="primary" texto={texto} />
        {children}
      </div>
    </section>
  )
}

import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { nombreDelSitio } from './sitio'

export interface Miga {
  texto: string
  ruta: string
}

export interface PantallaProps {
  titulo: string
  /** What stands under the title. */
  bajada?: ReactNode
  /** The way here, from the area's first screen. */
  migas?: readonly Miga[] | undefined
  /** Where its way back leads, in place of crumbs. */
  goBack?: Miga | undefined
  /** The one primary action of the screen. */
  accion?: ReactNode
  /** How it is laid out, where it is not as all others. */
  className?: string
  children: ReactNode
}

/** A screen: its title names the document and takes the focus when one arrives from another screen. */
export function Pantalla({
  titulo,
  bajada,
  migas = [],
  goBack,
  accion,
  className = '',
  children,
}: PantallaProps) {
  return (
    <main className={`pantalla ${className}`.trim()} id="contenido" tabIndex={-1}>
      {migas.length > 0 && (
        <nav aria-label="Ubicación" className="migas">
          <ol>
            {migas.map(({ texto, ruta }) => (
              <li key={ruta}>
                <Link to={ruta}>{texto}</Link>
              </li>
            ))}
            <li aria-current="page">{titulo}</li>
          </ol>
        </nav>
      )}
      {goBack && (
        <Link className="volver" to={goBack.ruta}>
          <ArrowLeft aria-hidden="true" /> {goBack.texto}
        </Link>
      )}
      <header className="titulo">
        <div className="titulado">
          <Titulo>{titulo}</Titulo>
          {bajada && <div className="apagado">{bajada}</div>}
        </div>
        {accion}
      </header>
      {children}
    </main>
  )
}

export function Titulo({ children }: { children: string }) {
  const { pathname, key } = useLocation()
  const titulo = useRef<HTMLHeadingElement>(null)
  const llegada = useRef('')

  useEffect(() => {
    document.title = `${children} · ${nombreDelSitio}`
    if (llegada.current === pathname) return
    llegada.current = pathname
    // The first screen leaves the focus where a page begins.
    if (key !== 'default') titulo.current?.focus({ preventScroll: true })
  }, [children, pathname, key])

  return (
    <h1 ref={titulo} tabIndex={-1}>
      {children}
    </h1>
  )
}

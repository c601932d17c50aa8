import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

export interface Paso {
  texto: string
  a: string
  hecho: boolean
}

interface Props {
  /** In the order in which one takes them. */
  pasos: readonly Paso[]
  /** Whose they are, where the screen does not say so. */
  de?: string
  abiertos: boolean
}

/** What is still to be done at the beginning; nothing once all of it is. */
export function ProximosPasos({ pasos, de, abiertos }: Props) {
  const [abierto] = useState(abiertos)
  if (pasos.every(({ hecho }) => hecho)) return null
  return (
    <section className="panel" aria-labelledby="pasos">
      <details open={abierto}>
        <summary>
          <h2 id="pasos">Próximos pasos{de && <small className="apagado"> {de}</small>}</h2>
        </summary>
        <ol className="pasos-de-catedra">
          {pasos.map(({ texto, a, hecho }) => (
            <li key={texto} className={hecho ? 'paso-hecho' : undefined}>
              <span className="numero-de-paso" aria-hidden="true">
                {hecho && <Check />}
              </span>
              {hecho ? (
                <span>
                  {texto}
                  <span className="oculto">, hecho</span>
                </span>
              ) : (
                <Link to={a} preventScrollReset>
                  {texto}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

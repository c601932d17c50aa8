import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { type Paso, pasos, tituloDePaso } from '../../../domain/primeros-pasos'
import { rutaDePaso } from './direccion'

interface Props {
  actual: Paso
  hechos: Record<Paso, boolean>
}

export function ListaDePasos({ actual, hechos }: Props) {
  return (
    <nav aria-label="Los pasos">
      <ol className="pasos">
        {pasos.map((paso, i) => (
          <li key={paso} className={hechos[paso] ? 'paso-hecho' : undefined}>
            <Link
              to={rutaDePaso(paso)}
              aria-current={paso === actual ? 'step' : undefined}
              preventScrollReset
            >
              <span className="numero-de-paso" aria-hidden="true">
                {hechos[paso] ? <Check /> : i + 1}
              </span>
              <span className="titulo-de-paso">{tituloDePaso[paso]}</span>
              {hechos[paso] && <span className="oculto">, hecho</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

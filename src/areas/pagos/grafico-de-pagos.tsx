import type { CSSProperties } from 'react'
import { guaranies, mesCorto, mesLargo } from '../../lib/formato'
import type { Planilla } from './queries'

/** By month, how much was charged and how much of it was paid. */
export function GraficoDePagos({ totalesPorMes }: Pick<Planilla, 'totalesPorMes'>) {
  const meses = totalesPorMes.map(({ mes, pagado, debe }) => ({ mes, pagado, cobrable: pagado + debe }))
  const tope = Math.max(...meses.map(({ cobrable }) => cobrable))
  if (!(tope > 0)) return null
  return (
    <figure className="panel grafico-de-pagos">
      <figcaption>
        Cuotas por mes: <span className="clave pagado">pagado</span> de lo{' '}
        <span className="clave cobrable">cobrable hasta hoy</span>
      </figcaption>
      <ol>
        {meses.map(({ mes, pagado, cobrable }) => (
          <li
            key={mes}
            style={{ '--pagado': pagado / tope, '--cobrable': cobrable / tope } as CSSProperties}
            title={`${mesLargo(mes)}: ${guaranies(pagado)} de ${guaranies(cobrable)}`}
          >
            <span className="barra" aria-hidden="true" />
            <span aria-hidden="true">{mesCorto(mes)}</span>
            <span className="oculto">
              {mesLargo(mes)}: {guaranies(pagado)} de {guaranies(cobrable)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { guaranies } from '../../lib/formato'
import { textoDeEstadia } from './estadias'
import { ListaDePagos } from './lista-de-pagos'
import { type Planilla, pagosQuery } from './queries'

/** What somebody paid who is in the course no more. */
export function PagosDeDesinscrito({ desinscrito }: { desinscrito: Planilla['desinscritos'][number] }) {
  const { data: pagos } = useSuspenseQuery(pagosQuery(desinscrito.catedraAlumnoId))
  return (
    <div className="ui-dialogo-cuerpo pila">
      <p className="quien-envio">
        <span>Estuvo {[...desinscrito.anteriores, desinscrito].map(textoDeEstadia).join(', ')}</span>
        <span>Pagó {guaranies(desinscrito.pagado)}</span>
      </p>
      <ListaDePagos pagos={pagos} />
    </div>
  )
}

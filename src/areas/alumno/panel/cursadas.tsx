import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/empty-state'
import { EstadoDePago } from '../../shared/academia/estado-de-pago'
import { TarjetaDeCatedra } from '../../shared/catedra/tarjeta-de-catedra'
import { rutaDeCatedra } from '../rutas'
import { catedrasQuery } from './queries'

/** The courses of who is enrolled in one, or a welcome to who is new. */
export function Cursadas() {
  const { data: cursadas } = useSuspenseQuery(catedrasQuery)
  const modo = cursadas.length > 0 ? 'student' : 'new'

  if (modo === 'new') {
    return (
      <EmptyState title="Todavía no estás en ninguna cátedra">
        Cuando la institución te inscriba en una, la verás aquí. Mientras tanto puedes explorar la línea de
        tiempo.
      </EmptyState>
    )
  }
  return (
    <section className="apartado">
      <h2>Mis Cátedras</h2>
      <ul className="tarjetas" aria-label="Mis cátedras">
        {cursadas.map(({ catedraId, catedra, estadoActual }) => (
          <TarjetaDeCatedra key={catedraId} catedra={catedra} ruta={rutaDeCatedra(catedraId)} conDocente>
            <span className="apagado">Pagos</span>
            <EstadoDePago estado={estadoActual} />
          </TarjetaDeCatedra>
        ))}
      </ul>
    </section>
  )
}

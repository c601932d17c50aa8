import { EstadoDePago } from '../../shared/academia/estado-de-pago'
import { TarjetaDeCatedra } from '../../shared/catedra/tarjeta-de-catedra'
import { rutaDeCatedra } from '../rutas'
import type { CatedraCursada } from './queries'

export function Cursadas({ cursadas }: { cursadas: CatedraCursada[] }) {
  return (
    <section className="apartado" aria-labelledby="mis-catedras">
      <h2 id="mis-catedras">Mis Cátedras</h2>
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

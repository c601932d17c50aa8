import { rutaDeCatedra } from '../alumno'
import { TarjetaDeCatedra } from '../catedras/tarjeta-de-catedra'
import { EstadoDePago } from '../pagos/estado-de-pago'
import type { CatedraCursada } from './queries-de-alumno'

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

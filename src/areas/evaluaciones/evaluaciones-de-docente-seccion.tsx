import { EmptyState } from '../../ui/empty-state'
import { SiAbierta } from '../base/curso/abierta'
import { useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { CaminosANueva } from './caminos'
import { ListaDeCurso } from './lista-de-curso'

export default function Evaluaciones({ catedraId }: DeCatedra) {
  const catedra = useCatedra(catedraId)
  return (
    <section className="apartado" aria-labelledby="evaluaciones">
      <h2 id="evaluaciones">Evaluaciones</h2>
      <SiAbierta>
        <CaminosANueva catedraId={catedraId} texto="Generar con IA" />
      </SiAbierta>
      {catedra.Evaluacion.length > 0 ? (
        <ListaDeCurso curso={catedra} evaluaciones={catedra.Evaluacion} />
      ) : (
        <EmptyState title="Todavía no hay evaluaciones">
          No se encontraron datos.{' '}
          <SiAbierta>
            Genera una con IA, hazla desde la línea de tiempo o escríbela a mano; después la asignas.
          </SiAbierta>
        </EmptyState>
      )}
    </section>
  )
}

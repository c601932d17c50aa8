import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { useDialogo } from '../base/use-dialogo'
import { DetallesDeUnidad } from './detalles-de-unidad'
import { DatosDePlan } from './resumen-de-plan'
import { ResumenDeUnidad } from './resumen-de-unidad'
import type { Plan, Unidad } from './tipos'

/** What is taught in a course, as its teacher planned it; to be read. */
export default function Planes({ catedraId }: DeCatedra) {
  const { PlanDeClases: planes } = useCatedra(catedraId)
  const detalles = useDialogo('unidad')
  const vista = planes.flatMap(({ UnidadPlan }) => UnidadPlan).find(({ id }) => String(id) === detalles.sobre)
  return (
    <section className="seccion" aria-labelledby="planes">
      <header className="extremos">
        <h2 id="planes">Planes de clases</h2>
      </header>
      {planes.length === 0 && (
        <EmptyState title="Todavía no hay planes">
          El docente de la cátedra los escribe desde su área.
        </EmptyState>
      )}
      {planes.map((plan) => (
        <PlanItem key={plan.id} plan={plan} onOpen={({ id }) => detalles.open(id)} />
      ))}
      <DetallesDeUnidad unidad={detalles.abierto ? (vista ?? null) : null} onClose={detalles.close} />
    </section>
  )
}

function PlanItem({ plan, onOpen }: { plan: Plan; onOpen: (unidad: Unidad) => void }) {
  const { titulo, UnidadPlan } = plan
  return (
    <details className="mes">
      <summary>
        <h3>{titulo}</h3>
        <span className="apagado">
          <DatosDePlan plan={plan} />
        </span>
      </summary>
      <ol className="unidades-leidas" aria-label={`Unidades de ${titulo}`}>
        {UnidadPlan.map((unidad) => (
          <li key={unidad.id}>
            <h4>{unidad.periodo}</h4>
            <ResumenDeUnidad unidad={unidad} />
            <div className="operaciones-de-plan">
              <Button variant="quiet" onClick={() => onOpen(unidad)}>
                Ver detalles<span className="oculto"> de {unidad.periodo}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}

import { EmptyState } from '../../ui/empty-state'
import { useDialogo } from '../base/use-dialogo'
import type { Catedra } from '../catedras/queries-de-admin'
import { DetallesDeEvaluacion } from './detalles-de-evaluacion'
import { ConGestion } from './gestion-de-admin'
import { ListaDeCurso } from './lista-de-curso'
import { CaminosANueva } from './nueva'

/** 'Evaluaciones': the course's, and the ways to a new one. */
export default function Evaluaciones({ catedra }: { catedra: Catedra }) {
  const detalles = useDialogo('evaluacion')
  const abierta = catedra.Evaluacion.find(({ id }) => String(id) === detalles.sobre)
  return (
    <ConGestion>
      <section className="seccion" aria-labelledby="evaluaciones">
        <header>
          <h2 id="evaluaciones">Evaluaciones</h2>
          <CaminosANueva catedraId={catedra.id} texto="Crear Evaluación por IA" breve />
        </header>
        {catedra.Evaluacion.length > 0 ? (
          <ListaDeCurso
            curso={catedra}
            evaluaciones={catedra.Evaluacion}
            alVer={({ id }) => detalles.abrir(id)}
          />
        ) : (
          <EmptyState title="Todavía no hay evaluaciones">
            Genera una por IA, hazla desde la línea de tiempo o escríbela a mano.
          </EmptyState>
        )}
        {abierta && (
          <DetallesDeEvaluacion
            abierto={detalles.abierto}
            catedra={catedra}
            evaluacion={abierta}
            alCerrar={detalles.cerrar}
          />
        )}
      </section>
    </ConGestion>
  )
}

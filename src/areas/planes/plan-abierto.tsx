import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { nombreDeUnidad } from '../../domain/organizacion'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { useDialogo } from '../base/use-dialogo'
import { ContenidoDeUnidad } from './contenido-de-unidad'
import { DetallesDeUnidad } from './detalles-de-unidad'
import { DialogoDeUnidad } from './dialogo-de-unidad'
import { EliminarUnidad } from './eliminar-unidad'
import { ListaDeUnidades } from './lista-de-unidades'
import { ResumenDePlan } from './resumen-de-plan'
import type { Plan, Unidad } from './tipos'

/** One plan with its units in their order. */
export function PlanAbierto({ plan }: { plan: Plan }) {
  const { titulo, tipoOrganizacion, UnidadPlan } = plan
  const ficha = useDialogo('unidad')
  const detalles = useDialogo('ver')
  const [saliente, setSaliente] = useState<Unidad | null>(null)
  const vista = UnidadPlan.find(({ id }) => String(id) === detalles.sobre)
  const nueva = (
    <Button variant="primary" onClick={() => ficha.abrir('nueva')}>
      <Plus aria-hidden="true" /> Añadir {nombreDeUnidad(tipoOrganizacion)}
    </Button>
  )
  return (
    <section className="apartado" aria-labelledby="plan">
      <Link className="volver" to="?tab=planes" preventScrollReset>
        <ArrowLeft aria-hidden="true" /> Todos los planes
      </Link>
      <header className="cabecera-de-apartado">
        <div>
          <h2 id="plan">{titulo}</h2>
          <ResumenDePlan plan={plan} />
        </div>
        {UnidadPlan.length > 0 && nueva}
      </header>
      {UnidadPlan.length === 0 && (
        <EmptyState title="Este plan todavía no tiene unidades" action={nueva}>
          No se encontraron datos. Cada unidad dice qué se enseña, cuántas horas lleva y con qué recursos.
        </EmptyState>
      )}
      <ListaDeUnidades
        plan={plan}
        alVer={({ id }) => detalles.abrir(id)}
        alEditar={({ id }) => ficha.abrir(id)}
        alEliminar={setSaliente}
      />
      <DetallesDeUnidad unidad={detalles.abierto ? (vista ?? null) : null} alCerrar={detalles.cerrar}>
        {({ id }) => <ContenidoDeUnidad catedraId={plan.catedraId} unidadId={id} />}
      </DetallesDeUnidad>
      <DialogoDeUnidad plan={plan} dialogo={ficha} />
      <EliminarUnidad
        catedraId={plan.catedraId}
        unidad={saliente}
        tipo={tipoOrganizacion}
        alCerrar={() => setSaliente(null)}
      />
    </section>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { nombreDeUnidad } from '../../domain/planes/organizacion'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import type { DeCatedra } from '../base/curso/seccion'
import { Imprimir } from '../base/imprimir'
import { Lectura } from '../base/lectura'
import { useDialogo } from '../base/use-dialogo'
import { ContenidoDeUnidad } from './contenido-de-unidad'
import { DetallesDeUnidad } from './detalles-de-unidad'
import { EliminarUnidad } from './eliminar-unidad'
import { ListaDePlanes } from './lista-de-planes'
import { ListaDeUnidades } from './lista-de-unidades'
import { planesQuery } from './queries'
import { ResumenDePlan } from './resumen-de-plan'
import type { Plan, Unidad } from './tipos'

/** The plans of a course, or the one of them that the address names. */
export default function Planes({ catedraId }: DeCatedra) {
  const { data: planes } = useSuspenseQuery(planesQuery(catedraId))
  const [parametros] = useSearchParams()
  const abierto = planes.find(({ id }) => String(id) === parametros.get('plan'))
  if (abierto) return <PlanAbierto key={abierto.id} plan={abierto} />
  return <ListaDePlanes catedraId={catedraId} planes={planes} />
}

/** One plan with its units in their order. */
function PlanAbierto({ plan }: { plan: Plan }) {
  const { titulo, tipoOrganizacion, UnidadPlan } = plan
  const ficha = useDialogoQueCambia('unidad')
  const detalles = useDialogo('ver')
  const [saliente, setSaliente] = useState<Unidad | null>(null)
  const vista = UnidadPlan.find(({ id }) => String(id) === detalles.sobre)
  const nueva = useAbierta() && (
    <Button variant="primary" onClick={() => ficha.open('nueva')}>
      <Plus aria-hidden="true" /> Agregar {nombreDeUnidad(tipoOrganizacion)}
    </Button>
  )
  return (
    <section className="apartado" aria-labelledby="plan">
      <Link className="volver" to="?tab=planes" preventScrollReset>
        <ArrowLeft aria-hidden="true" /> Todos los planes
      </Link>
      <header className="extremos">
        <div className="titulado">
          <h2 id="plan">{titulo}</h2>
          <ResumenDePlan plan={plan} />
        </div>
        {UnidadPlan.length > 0 && (
          <div className="botones">
            <Imprimir />
            {nueva}
          </div>
        )}
      </header>
      {UnidadPlan.length === 0 && (
        <EmptyState title="Este plan todavía no tiene unidades" action={nueva}>
          No se encontraron datos. Cada unidad dice qué se enseña, cuántas horas lleva y con qué recursos.
        </EmptyState>
      )}
      <ListaDeUnidades
        plan={plan}
        onOpen={({ id }) => detalles.open(id)}
        onEdit={({ id }) => ficha.open(id)}
        onRemove={setSaliente}
      />
      <DetallesDeUnidad unidad={detalles.abierto ? (vista ?? null) : null} onClose={detalles.close}>
        {({ id }) => <ContenidoDeUnidad catedraId={plan.catedraId} unidadId={id} />}
      </DetallesDeUnidad>
      <DialogoDeUnidad plan={plan} dialogo={ficha} />
      <EliminarUnidad
        catedraId={plan.catedraId}
        unidad={saliente}
        tipo={tipoOrganizacion}
        onClose={() => setSaliente(null)}
      />
    </section>
  )
}

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-unidad'))

interface Props {
  plan: Plan
  /** About a new unit, or the one with that id. */
  dialogo: ReturnType<typeof useDialogo>
}

function DialogoDeUnidad({ plan, dialogo }: Props) {
  const unidad = plan.UnidadPlan.find(({ id }) => String(id) === dialogo.sobre)
  return (
    <Dialog
      open={dialogo.abierto && (unidad !== undefined || dialogo.sobre === 'nueva')}
      onClose={dialogo.close}
      title={`${unidad ? 'Editar' : 'Agregar'} ${nombreDeUnidad(plan.tipoOrganizacion)}`}
      description={plan.titulo}
    >
      <Lectura falla="Error al cargar el contenido de la unidad.">
        <Formulario plan={plan} unidad={unidad} onClose={dialogo.close} />
      </Lectura>
    </Dialog>
  )
}

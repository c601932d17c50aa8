import { lazy } from 'react'
import { nombreDeUnidad } from '../../domain/organizacion'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import type { Plan } from './tipos'

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-unidad'))

interface Props {
  plan: Plan
  /** About a new unit, or the one with that id. */
  dialogo: ReturnType<typeof useDialogo>
}

export function DialogoDeUnidad({ plan, dialogo }: Props) {
  const unidad = plan.UnidadPlan.find(({ id }) => String(id) === dialogo.sobre)
  return (
    <Dialog
      open={dialogo.abierto && (unidad !== undefined || dialogo.sobre === 'nueva')}
      onClose={dialogo.cerrar}
      title={`${unidad ? 'Editar' : 'Añadir'} ${nombreDeUnidad(plan.tipoOrganizacion)}`}
      description={plan.titulo}
    >
      <Lectura falla="Error al cargar el contenido de la unidad.">
        <Formulario plan={plan} unidad={unidad} alCerrar={dialogo.cerrar} />
      </Lectura>
    </Dialog>
  )
}

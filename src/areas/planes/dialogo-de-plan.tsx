import { lazy } from 'react'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import type { Plan } from './tipos'

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-plan'))

interface Props {
  catedraId: number
  planes: Plan[]
  /** About a new plan, or the one with that id. */
  dialogo: ReturnType<typeof useDialogo>
}

export function DialogoDePlan({ catedraId, planes, dialogo }: Props) {
  const plan = planes.find(({ id }) => String(id) === dialogo.sobre)
  return (
    <Dialog
      open={dialogo.abierto && (plan !== undefined || dialogo.sobre === 'nuevo')}
      onClose={dialogo.close}
      title={plan ? 'Editar plan de clases' : 'Crear plan de clases'}
    >
      <Lectura falla="Error al guardar el plan de clases.">
        <Formulario catedraId={catedraId} plan={plan} onClose={dialogo.close} />
      </Lectura>
    </Dialog>
  )
}

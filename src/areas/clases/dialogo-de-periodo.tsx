import { lazy } from 'react'
import type { Horario } from '../../domain/horarios'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import type { DiaClase } from './tipos'

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-periodo'))

interface Props {
  catedraId: number
  dias: DiaClase[]
  horarios: readonly Horario[]
  dialogo: ReturnType<typeof useDialogo>
}

export function DialogoDePeriodo({ dialogo, ...props }: Props) {
  return (
    <Dialog
      open={dialogo.abierto}
      onClose={dialogo.close}
      title="Generar un período"
      description="Todas las clases entre dos fechas, según el horario de la cátedra."
    >
      {props.horarios.length === 0 ? (
        <EmptyState title="La cátedra todavía no tiene horario">
          La administración pone los días y las horas de la cátedra. Mientras tanto puedes crear los días de
          clase de a uno.
        </EmptyState>
      ) : (
        <Lectura falla="Error al guardar el día de clase.">
          <Formulario {...props} onClose={dialogo.close} />
        </Lectura>
      )}
    </Dialog>
  )
}

import { EN_PAPELERA } from '../../domain/papelera/papelera'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { unidades } from './horas'
import { removePlan } from './queries'
import type { Plan } from './tipos'

interface Props {
  /** Asks about this one; nothing where it is none. */
  plan: Plan | null
  onClose: () => void
}

export function EliminarPlan({ plan, onClose }: Props) {
  const cual = useUltimo(plan)
  const { send, enviando } = useAccion(removePlan(cual?.catedraId ?? 0))
  if (!cual) return null
  const { UnidadPlan } = cual
  const archivos = UnidadPlan.flatMap(({ recursos }) => recursos).filter(({ type }) => type === 'file').length
  return (
    <ConfirmDialog
      open={plan !== null}
      onClose={onClose}
      onConfirm={() => send(cual.id, hastaQueNoEste(onClose))}
      title={`¿Eliminar el plan «${cual.titulo}»?`}
      confirmLabel="Eliminar el plan"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      {UnidadPlan.length > 0 ? (
        <p>
          Con él{' '}
          {UnidadPlan.length === 1
            ? 'se elimina su unidad'
            : `se eliminan sus ${unidades(UnidadPlan.length)}`}
          {archivos > 0 && ` y los archivos que solo ${UnidadPlan.length === 1 ? 'ella usa' : 'ellas usan'}`}.
          Las tareas y evaluaciones de sus unidades quedan, sin unidad.
        </p>
      ) : (
        <p>Todavía no tiene unidades.</p>
      )}
      <p>{EN_PAPELERA}</p>
    </ConfirmDialog>
  )
}

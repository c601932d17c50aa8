import type { TipoEnPapelera } from '../../domain/papelera/papelera'
import { toast } from '../../ui/toast'
import { accion } from '../base/accion'
import type { RolDeGestion } from '../base/curso/gestion'
import { announceFailure } from '../base/fallas'

interface Removal {
  mutationFn: (id: number) => Promise<{ message: string }>
  refetch: (id: number) => void
  falla: string
}

/** Puts a thing into the bin, by its id. */
export const removal = (rol: RolDeGestion, tipo: TipoEnPapelera, { refetch, ...suya }: Removal) =>
  accion({
    ...suya,
    refetch: ({ message }, id) => {
      announceRemoval(rol, tipo, id, message)
      refetch(id)
    },
  })

/** Says that something was deleted, and offers to take it back. */
export function announceRemoval(
  rol: RolDeGestion,
  tipo: TipoEnPapelera,
  cosaId: number,
  message: string,
): void {
  // Few take it back: how, comes when somebody does.
  const undo = async () => (await import('./vuelta')).restoreUltima(rol, tipo, cosaId)
  toast.withAction(message, 'Deshacer', () => {
    undo().then(toast.success, announceFailure('No se pudo deshacer.'))
  })
}

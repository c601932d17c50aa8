import type { TipoEnPapelera } from '../../domain/papelera/papelera'
import { toast } from '../../ui/toast'
import type { RolDeGestion } from '../base/curso/gestion'
import { announceFailure } from '../base/fallas'

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

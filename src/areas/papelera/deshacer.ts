import type { TipoEnPapelera } from '../../domain/papelera'
import { unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import { areaDe, type RolDeGestion } from '../catedras/gestion'

/** Says that something was deleted, and offers to take it back. */
export function announceRemoval(
  rol: RolDeGestion,
  tipo: TipoEnPapelera,
  cosaId: number,
  message: string,
): void {
  toast.undoable(message, 'Deshacer', () => {
    undo(rol, tipo, cosaId).then(toast.success, announceFailure('No se pudo deshacer.'))
  })
}

async function undo(rol: RolDeGestion, tipo: TipoEnPapelera, cosaId: number): Promise<string> {
  const { papelera } = areaDe(rol)
  const [ultima] = await unwrap(papelera.get({ query: { tipo, cosaId } }))
  // Gone from there in the meantime: the server says so.
  const { message } = await unwrap(papelera({ id: ultima?.id ?? cosaId }).restaurar.post({}))
  void queryClient.invalidateQueries()
  return message
}

import type { TipoEnPapelera } from '../../domain/papelera/papelera'
import { unwrap } from '../../lib/api'
import { queryClient } from '../base/consultas'
import { areaDe, type RolDeGestion } from '../base/curso/gestion'

/** Puts back what was deleted last of a thing; the answer says so. */
export async function restoreUltima(
  rol: RolDeGestion,
  tipo: TipoEnPapelera,
  cosaId: number,
): Promise<string> {
  const { papelera } = areaDe(rol)
  const [ultima] = await unwrap(papelera.get({ query: { tipo, cosaId } }))
  // Gone from there in the meantime: the server says so.
  const { message } = await unwrap(papelera({ id: ultima?.id ?? cosaId }).restaurar.post({}))
  void queryClient.invalidateQueries()
  return message
}

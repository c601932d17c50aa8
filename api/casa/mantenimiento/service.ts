import { type Db, transactAnyway } from '../../../db/client.ts'
import { beginActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { writeAjuste } from '../../suelo/services/ajustes.ts'
import { CLAVE, soloLecturaDesde } from '../../suelo/services/mantenimiento.ts'
import type { Quien } from '../../suelo/services/sessions.ts'

/** Turns the switch; turned twice, it stands since the first time. Gives since when. */
export function turnMantenimiento(
  deps: Pick<Deps, 'db' | 'now' | 'zona' | 'temas'>,
  quien: Quien,
  activo: boolean,
) {
  return transactAnyway(deps.db, (tx) => {
    const { note, ahora } = beginActo(deps, tx, quien, {})
    const desde = soloLecturaDesde(tx)
    if ((desde !== null) === activo) return desde
    const nuevo = activo ? new Date(ahora).toISOString() : null
    writeAjuste(tx, CLAVE, nuevo)
    const hecho = activo ? 'mantenimiento.empezar' : 'mantenimiento.terminar'
    note({ hecho })
    return nuevo
  })
}

/** What is put back elsewhere is where the site has been moved to. */
export function endMantenimiento(db: Db): void {
  transactAnyway(db, (tx) => writeAjuste(tx, CLAVE, null))
}

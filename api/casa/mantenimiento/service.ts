import { type Db, transactAnyway } from '../../../db/client.ts'
import { noteHecho } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { writeAjuste } from '../../suelo/services/ajustes.ts'
import { CLAVE, soloLecturaDesde } from '../../suelo/services/mantenimiento.ts'
import type { Quien } from '../../suelo/services/sessions.ts'

/** Turns the switch; turned twice, it stands since the first time. Gives since when. */
export function turnMantenimiento({ db, now }: Pick<Deps, 'db' | 'now'>, quien: Quien, activo: boolean) {
  return transactAnyway(db, (tx) => {
    const desde = soloLecturaDesde(tx)
    if ((desde !== null) === activo) return desde
    const ahora = activo ? new Date(now()).toISOString() : null
    writeAjuste(tx, CLAVE, ahora)
    const hecho = activo ? 'mantenimiento.empezar' : 'mantenimiento.terminar'
    noteHecho(tx, quien, { hecho }, now())
    return ahora
  })
}

/** What is put back elsewhere is where the site has been moved to. */
export function endMantenimiento(db: Db): void {
  transactAnyway(db, (tx) => writeAjuste(tx, CLAVE, null))
}

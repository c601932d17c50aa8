import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { creadorVersiones } from '../../../db/schema/comunidad.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { reglasDeCambios } from '../../../src/domain/aportes/aportes.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import { pasosDe } from '../../../src/domain/creadores/historia.ts'
import { avisoDePreguntas } from '../../cursado/evaluaciones/dato-preguntado.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { hoyEn, requireNothingBroken } from '../creadores/cambios.ts'
import { type Cambios, changeCreador, conDerivadas, requireCreador } from '../creadores/escritura.ts'
import { conFotoQueEsta, listHistoria } from '../creadores/historia.ts'
import { versionNoEncontrada, versionSinDatos } from './errors-de-moderacion.ts'

/** The values that each change replaced, the latest change first. */
export function listVersiones({ db }: Deps, id: number) {
  requireCreador(db, id)
  return db
    .select({
      id: creadorVersiones.id,
      motivo: creadorVersiones.motivo,
      quien: creadorVersiones.quien,
      antes: creadorVersiones.antes,
      created_at: creadorVersiones.created_at,
      de: fusiones.con_nombre,
    })
    .from(creadorVersiones)
    .leftJoin(fusiones, and(eq(fusiones.conId, creadorVersiones.deId), isNull(fusiones.deshecha_en)))
    .where(eq(creadorVersiones.creadorId, id))
    .orderBy(desc(creadorVersiones.id))
    .all()
    .map((version) => ({ ...version, created_at: enISO(version.created_at) }))
}

/** Puts the values of a version back; a status changes by its own calls only. */
export function restoreVersion(deps: Deps, quien: Quien, id: number, versionId: number) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const antes = requireCreador(tx, id)
    const { status: _, rejection_reason: _reason, ...deEntonces } = valoresDe(tx, antes, versionId)
    const valores = conFotoQueEsta(tx, id, deEntonces)
    if (Object.keys(valores).length === 0) throw versionSinDatos()
    requireNothingBroken(reglasDeCambios(hoyEn(deps)), antes, valores)
    const cambios = conDerivadas(antes, valores)
    note({ hecho: 'creadores.restaurar', sobre: { creador: id }, ids: { versionId } })
    const causa = { motivo: 'RESTAURACION', quien: 'admin', now: ahora } as const
    const creador = changeCreador(tx, antes, cambios, causa)
    return { ...creador, ...avisoDePreguntas(tx, antes, creador) }
  })
}

/** What it replaced, of a date all that it was. */
function valoresDe(tx: Tx, creador: CreadorPrivado, versionId: number): Cambios {
  const { antes, sobreId } = requireVersion(tx, creador.id, versionId)
  if (sobreId !== null) return antes
  const pasos = [...pasosDe({ ...creador }, listHistoria(tx, creador.id)).values()].flat()
  return Object.assign({}, ...pasos.filter(({ id }) => id === versionId).map((paso) => paso.antes))
}

function requireVersion(tx: Tx, id: number, versionId: number) {
  const version = tx
    .select({ antes: creadorVersiones.antes, sobreId: creadorVersiones.sobreId })
    .from(creadorVersiones)
    .where(and(eq(creadorVersiones.id, versionId), eq(creadorVersiones.creadorId, id)))
    .get()
  if (!version) throw versionNoEncontrada()
  return version
}

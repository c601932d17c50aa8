import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { creadorVersiones } from '../../../db/schema/comunidad.ts'
import { reglasDeCambios } from '../../../src/domain/aportes/aportes.ts'
import { isFotoSubida } from '../../../src/domain/archivos/fotos.ts'
import { claveDeOrden } from '../../../src/domain/base/texto.ts'
import { nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { columnasDeFechas, mergeFechas } from '../../../src/domain/creadores/fechas-de-vida.ts'
import { avisoDePreguntas } from '../../cursado/evaluaciones/dato-preguntado.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { hoyEn, requireNothingBroken } from '../creadores/cambios.ts'
import { type Cambios, changeCreador, requireCreador } from '../creadores/escritura.ts'
import { canClaimFoto } from '../creadores/fotos.ts'
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
    })
    .from(creadorVersiones)
    .where(eq(creadorVersiones.creadorId, id))
    .orderBy(desc(creadorVersiones.id))
    .all()
    .map((version) => ({ ...version, created_at: enISO(version.created_at) }))
}

/** Puts the values of a version back; a status changes by its own calls only. */
export function restoreVersion(deps: Deps, quien: Quien, id: number, versionId: number) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const antes = requireCreador(tx, id)
    const { status: _, ...valores } = conFotoQueEsta(tx, id, requireVersion(tx, id, versionId))
    if (Object.keys(valores).length === 0) throw versionSinDatos()
    requireNothingBroken(reglasDeCambios(hoyEn(deps)), antes, valores)
    const completo = mergeFechas(antes, valores)
    const sort_name = claveDeOrden(nombreCompleto(completo))
    const cambios = { ...valores, ...columnasDeFechas(completo), sort_name }
    note({ hecho: 'creadores.restaurar', sobre: { creador: id }, ids: { versionId } })
    const causa = { motivo: 'RESTAURACION', quien: 'admin', now: ahora } as const
    const creador = changeCreador(tx, antes, cambios, causa)
    return { ...creador, ...avisoDePreguntas(tx, antes, creador) }
  })
}

/** A photo that went with a rejection does not come back. */
function conFotoQueEsta(tx: Tx, id: number, { photo_url, ...demas }: Cambios): Cambios {
  if (photo_url === undefined) return demas
  const isGone = isFotoSubida(photo_url) && !canClaimFoto(tx, id, photo_url)
  return isGone ? demas : { ...demas, photo_url }
}

function requireVersion(tx: Tx, id: number, versionId: number): Cambios {
  const version = tx
    .select({ antes: creadorVersiones.antes })
    .from(creadorVersiones)
    .where(and(eq(creadorVersiones.id, versionId), eq(creadorVersiones.creadorId, id)))
    .get()
  if (!version) throw versionNoEncontrada()
  return version.antes
}

import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { creadorVersiones } from '../../../db/schema/comunidad.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { reglasDeCambios } from '../../../src/domain/aportes/aportes.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import { pasosDe, type Valores } from '../../../src/domain/creadores/historia.ts'
import { sinSueltos } from '../../../src/domain/creadores/obras.ts'
import { avisoDePreguntas } from '../../cursado/evaluaciones/dato-preguntado.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { hoyEn, requireNothingBroken } from '../creadores/cambios.ts'
import { type Cambios, changeCreador, conDerivadas, requireCreador } from '../creadores/escritura.ts'
import { conFotoQueEsta, listHistoria } from '../creadores/historia.ts'
import { fichaAlUnirse } from '../fusiones/al-unirse.ts'
import { versionNoEncontrada, versionSinDatos } from './errors-de-moderacion.ts'
import type { ConsultaDeHistorial } from './esquemas-de-moderacion.ts'

/** The values that each change replaced, the latest change first; asked for it, also what took their place. */
export function listVersiones({ db }: Deps, id: number, { despues }: ConsultaDeHistorial = {}) {
  const creador = requireCreador(db, id)
  const versiones = readVersiones(db, id)
  const dichos = despues ? despuesDe(db, creador, versiones) : undefined
  return versiones.map(({ sobreId: _, ...version }) => ({
    ...version,
    created_at: enISO(version.created_at),
    ...(dichos && { despues: dichos.get(version.id) ?? {} }),
  }))
}

type Version = ReturnType<typeof readVersiones>[number]

const readVersiones = (tx: Reader, id: number) =>
  tx
    .select({
      id: creadorVersiones.id,
      motivo: creadorVersiones.motivo,
      quien: creadorVersiones.quien,
      antes: creadorVersiones.antes,
      created_at: creadorVersiones.created_at,
      de: fusiones.con_nombre,
      sobreId: creadorVersiones.sobreId,
    })
    .from(creadorVersiones)
    .leftJoin(fusiones, and(eq(fusiones.conId, creadorVersiones.deId), isNull(fusiones.deshecha_en)))
    .where(eq(creadorVersiones.creadorId, id))
    .orderBy(desc(creadorVersiones.id))
    .all()

/** By version, what the record that it changed said then: this one's, or that of one that was joined with it since. */
function despuesDe(tx: Reader, creador: CreadorPrivado, versiones: Version[]): Map<number, Valores> {
  const dichos = new Map<number, Valores>()
  for (const [sobreId, suyas] of Map.groupBy(versiones.toReversed(), (una) => una.sobreId)) {
    const presente = sobreId === null ? { ...creador } : fichaAlUnirse(tx, sobreId)
    const historia = suyas.map((una) => ({ ...una, vale: true }))
    for (const { id, despues } of [...pasosDe(presente, historia).values()].flat()) {
      dichos.set(id, { ...dichos.get(id), ...despues })
    }
  }
  return dichos
}

/** Puts the values of a version back; a status changes by its own calls only. */
export function restoreVersion(deps: Deps, quien: Quien, id: number, versionId: number) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const antes = requireCreador(tx, id)
    const { status: _, rejection_reason: _reason, ...deEntonces } = valoresDe(tx, antes, versionId)
    const valores = sinSueltos(antes, conFotoQueEsta(tx, id, deEntonces))
    if (Object.keys(valores).length === 0) throw versionSinDatos()
    requireNothingBroken(reglasDeCambios(hoyEn(deps)), antes, valores)
    const cambios = conDerivadas(antes, valores)
    note({ hecho: 'creadores.restaurar', sobre: { creador: id }, ids: { versionId } })
    const causa = { motivo: 'RESTAURACION', quien: 'admin', now: ahora } as const
    const creador = changeCreador(tx, antes, cambios, causa)
    return { ...creador, ...avisoDePreguntas(deps, tx, antes, creador) }
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

import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { creadorVersiones } from '../../../db/schema/comunidad.ts'
import { reglasDeCambios } from '../../../src/domain/aportes/aportes.ts'
import { isFotoSubida } from '../../../src/domain/archivos/fotos.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import type { Hoy } from '../../../src/domain/creadores/datos-de-creador.ts'
import type { CampoDeFilas } from '../../../src/domain/creadores/filas.ts'
import { type Cambio, datosEn, enteros, takeBack } from '../../../src/domain/creadores/historia.ts'
import { sinSueltos } from '../../../src/domain/creadores/obras.ts'
import { listBorradas, listSumas } from '../fusiones/al-unirse.ts'
import { faltasNuevas } from './cambios.ts'
import { deshacerContradice } from './errors.ts'
import { type Cambios, conDerivadas, writeCreador } from './escritura.ts'
import { canClaimFoto } from './fotos.ts'

interface DeHistoria extends Cambio {
  deId: number | null
}

/** What changed a creator's own record, the first change first; what came with another one that was joined is not in it. */
export function listHistoria(tx: Reader, creadorId: number): DeHistoria[] {
  const { id, motivo, antes, deshecha_en, deId, sobreId } = creadorVersiones
  const sumas = listSumas(tx, creadorId)
  const versiones = tx
    .select({ id, motivo, antes, deshecha_en, deId })
    .from(creadorVersiones)
    .where(and(eq(creadorVersiones.creadorId, creadorId), isNull(sobreId)))
    .orderBy(asc(id))
    .all()
    .map(({ motivo, deshecha_en, ...una }) => ({
      ...una,
      vale: deshecha_en === null && motivo !== 'DESHECHO',
      suma: sumas.get(una.id) ?? {},
    }))
  const estan = new Set(versiones.map((una) => una.id))
  const borradas = listBorradas(tx, creadorId).filter((una) => !estan.has(una.id))
  return [...versiones, ...borradas.map((una) => ({ ...una, deId: null }))].toSorted(
    (una, otra) => una.id - otra.id,
  )
}

/** The rows of a record that somebody read at a moment; `sobreId` is whose, where it was joined since. */
export function filasEn<C extends CampoDeFilas>(
  tx: Reader,
  creador: CreadorPrivado,
  campo: C,
  { cuando, sobreId, alUnirse }: { cuando: number; sobreId: number | null; alUnirse: CreadorPrivado[C] },
): CreadorPrivado[C] {
  const cambiadas = sql<string>`${creadorVersiones.antes} ->> ${campo}`
  const despues = tx
    .select({ filas: cambiadas })
    .from(creadorVersiones)
    .where(
      and(
        eq(creadorVersiones.creadorId, creador.id),
        sobreId === null ? isNull(creadorVersiones.sobreId) : eq(creadorVersiones.sobreId, sobreId),
        gte(creadorVersiones.created_at, cuando),
        isNotNull(cambiadas),
      ),
    )
    .orderBy(asc(creadorVersiones.id))
    .get()
  if (despues) return JSON.parse(despues.filas)
  return sobreId === null ? creador[campo] : alUnirse
}

interface Deshecho {
  quitados: ReadonlySet<number>
  /** Of them, those that are not of this record from now on, and what it says without them. */
  idos?: ReadonlySet<number>
  sinIdos?: object
  quien: string
  now: number
  hoy: Hoy
}

/**
 * Takes changes of a creator's record back: each datum is as if they had not been, and those that were changed after
 * them stay, and are named. The history keeps them; that they were taken back is a version of its own.
 */
export function undoCambios(
  tx: Tx,
  creador: CreadorPrivado,
  { quitados, idos = new Set(), sinIdos = creador, quien, now, hoy }: Deshecho,
): { creador: CreadorPrivado; quedaron: string[] } {
  const { valores, quedaron } = takeBack({ ...creador }, listHistoria(tx, creador.id), quitados)
  const cambios = sinSueltos(creador, conFotoQueEsta(tx, creador.id, valores as Cambios))
  requireNadaContradicho(hoy, creador, cambios)
  const previo = { ...sinIdos } as Record<string, unknown>
  const otros = datosEn(cambios).filter(
    (dato) =>
      JSON.stringify(enteros(previo, [dato])) !== JSON.stringify(enteros({ ...previo, ...cambios }, [dato])),
  )
  const deshechas = [...quitados].filter((id) => !idos.has(id))
  if (deshechas.length > 0 || otros.length > 0) {
    const antes = enteros(previo, otros)
    tx.insert(creadorVersiones)
      .values({ creadorId: creador.id, motivo: 'DESHECHO', quien, antes, created_at: now })
      .run()
  }
  tx.update(creadorVersiones).set({ deshecha_en: now }).where(inArray(creadorVersiones.id, deshechas)).run()
  return { creador: writeCreador(tx, creador, conDerivadas(creador, cambios), now), quedaron }
}

/** Throws where a record would say what can't be. */
export function requireNadaContradicho(hoy: Hoy, creador: CreadorPrivado, cambios: Cambios): void {
  const faltas = faltasNuevas(reglasDeCambios(hoy), creador, cambios)
  if (faltas.size > 0) throw deshacerContradice({ ...creador, ...cambios }, faltas, hoy().anio)
}

/** A photo that went with a rejection does not come back, nor whose it was. */
export function conFotoQueEsta<C extends Pick<Cambios, 'photo_url' | 'photo_credit'>>(
  tx: Tx,
  id: number,
  cambios: C,
): C {
  const { photo_url, photo_credit: _, ...demas } = cambios
  const isGone = isFotoSubida(photo_url ?? null) && !canClaimFoto(tx, id, photo_url ?? '')
  return isGone ? (demas as C) : cambios
}

export const lastVersion = (tx: Tx, creadorId: number) =>
  tx
    .select({ id: sql<number | null>`max(${creadorVersiones.id})` })
    .from(creadorVersiones)
    .where(eq(creadorVersiones.creadorId, creadorId))
    .get()?.id ?? null

import { and, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { creadorVersiones, sugerencias } from '../../../db/schema/comunidad.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import { isFotoSubida } from '../../../src/domain/archivos/fotos.ts'
import { nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import type { Hoy } from '../../../src/domain/creadores/datos-de-creador.ts'
import { type CampoDeFilas, camposDeFilas, rebaseFilas } from '../../../src/domain/creadores/filas.ts'
import {
  type Cambio,
  datosEn,
  enteros,
  giveAway,
  type Valores,
} from '../../../src/domain/creadores/historia.ts'
import { sinSueltos } from '../../../src/domain/creadores/obras.ts'
import type { Deps } from '../../suelo/deps.ts'
import { hoyEn } from '../creadores/cambios.ts'
import { type Cambios, conDerivadas, requireCreador, writeCreador } from '../creadores/escritura.ts'
import { moveFoto } from '../creadores/fotos.ts'
import { filasEn, listHistoria, requireNadaContradicho, undoCambios } from '../creadores/historia.ts'
import { listUnidos } from './unidos.ts'

interface Fusion {
  creadorId: number
  conId: number
  created_at: number
  /** What it made of the record that stayed, where it changed something. */
  versionId: number | null
}

/**
 * Parts what two records say, once the one that went is there again: what was done under its name is its own, and the one
 * that stayed is as if neither that nor the merge had been. Answers what stays of it all the same.
 */
export function separate(deps: Deps, tx: Tx, fusion: Fusion, ahora: number): string[] {
  const { creadorId, conId, versionId } = fusion
  const hoy = hoyEn(deps)
  const creador = requireCreador(tx, creadorId)
  const historia = listHistoria(tx, creadorId)
  const nombres = listUnidos(tx, conId)
  const idos = new Set(
    historia.flatMap(({ id, deId }) => (deId !== null && nombres.includes(deId) ? [id] : [])),
  )
  const { dichos, reemplazan, queda } = giveAway({ ...creador }, historia, idos)
  const deLaFusion = historia.flatMap(({ id }) => (id === versionId ? [id] : []))
  giveBackSugerencias(tx, fusion, nombres)
  const { quedaron } = undoCambios(tx, creador, {
    quitados: new Set([...idos, ...deLaFusion]),
    idos,
    sinIdos: queda,
    quien: 'admin',
    now: ahora,
    hoy,
  })
  for (const { id, antes } of historia) {
    const nuevo = reemplazan.get(id)
    if (nuevo) writeAntes(tx, id, { ...antes, ...nuevo })
  }
  const suyos = historia.flatMap(({ id, vale }) => {
    const dicho = idos.has(id) ? dichos.get(id) : undefined
    return dicho ? [{ id, vale, ...dicho }] : []
  })
  if (suyos.length > 0) redo(tx, fusion, suyos, hoy, ahora)
  forgetNombres(tx, conId)
  return quedaron
}

interface Dicho {
  antes: Valores
  despues: Valores
}

/** What was done under its name while it was not there, done to it; what was taken back since is only told. */
function redo(
  tx: Tx,
  { creadorId, conId }: Fusion,
  suyos: (Dicho & Pick<Cambio, 'id' | 'vale'>)[],
  hoy: Hoy,
  ahora: number,
): void {
  const con = requireCreador(tx, conId)
  let actual: Valores = { ...con }
  for (const { id, vale, antes, despues } of suyos) {
    const foto = despues.photo_url
    if (typeof foto === 'string' && isFotoSubida(foto)) moveFoto(tx, foto, creadorId, conId)
    writeAntes(tx, id, enteros(actual, datosEn(despues)))
    tx.update(creadorVersiones).set({ creadorId: conId }).where(eq(creadorVersiones.id, id)).run()
    if (vale) actual = { ...actual, ...despues, ...filasRebased(antes, actual, despues) }
  }
  const datos = suyos.flatMap(({ despues }) => datosEn(despues))
  const cambios = sinSueltos(con, enteros(actual, datos) as Cambios)
  requireNadaContradicho(hoy, con, cambios)
  writeCreador(tx, con, conDerivadas(con, cambios), ahora)
}

/** Of rows, what was added and dropped. */
const filasRebased = (antes: Valores, actual: Valores, despues: Valores) =>
  Object.fromEntries(
    camposDeFilas
      .filter((campo) => despues[campo])
      .map((campo) => {
        const [entonces, suyas, propuestas] = [antes, actual, despues].map(
          (valores) => (valores[campo] ?? []) as object[],
        )
        return [campo, rebaseFilas(campo, entonces ?? [], suyas ?? [], propuestas ?? [])]
      }),
  )

const writeAntes = (tx: Tx, id: number, antes: Valores) =>
  tx.update(creadorVersiones).set({ antes }).where(eq(creadorVersiones.id, id)).run()

/** Also those that came while it was not there; of the rows that they name, those that they read with the other's. */
function giveBackSugerencias(tx: Tx, { creadorId, conId, created_at }: Fusion, nombres: number[]): void {
  const suyas = and(eq(sugerencias.creadorId, creadorId), inArray(sugerencias.deId, nombres))
  const [creador, con] = [requireCreador(tx, creadorId), requireCreador(tx, conId)]
  const { id, cambios } = sugerencias
  const leidas = tx
    .select({ id, cambios, created_at: sugerencias.created_at })
    .from(sugerencias)
    .where(
      and(
        suyas,
        inArray(sugerencias.status, ['PENDING', 'OBSERVED']),
        gte(sugerencias.created_at, created_at),
      ),
    )
    .all()
  for (const una of leidas) {
    const leidas = (campo: CampoDeFilas) =>
      filasEn(tx, creador, campo, { cuando: una.created_at, sobreId: null, alUnirse: [] })
    const entonces = Object.fromEntries(camposDeFilas.map((campo) => [campo, leidas(campo)]))
    const suyas = filasRebased(entonces, { ...con }, una.cambios)
    tx.update(sugerencias)
      .set({ cambios: { ...una.cambios, ...suyas } })
      .where(eq(id, una.id))
      .run()
  }
  // Who sent one meanwhile read the name of the other.
  const meanwhile = tx
    .select({ id })
    .from(sugerencias)
    .where(and(suyas, gte(sugerencias.created_at, created_at)))
  tx.update(recibos)
    .set({ nombre: nombreCompleto(con) })
    .where(inArray(recibos.sugerenciaId, meanwhile))
    .run()
  tx.update(sugerencias).set({ creadorId: conId }).where(suyas).run()
}

/** What is its own again needs no name. */
function forgetNombres(tx: Tx, conId: number): void {
  const { creadorId, deId, sobreId } = creadorVersiones
  tx.update(creadorVersiones)
    .set({ deId: sql`nullif(${deId}, ${conId})`, sobreId: sql`nullif(${sobreId}, ${conId})` })
    .where(and(eq(creadorId, conId), or(eq(deId, conId), eq(sobreId, conId))))
    .run()
  tx.update(sugerencias)
    .set({ deId: null })
    .where(and(eq(sugerencias.creadorId, conId), eq(sugerencias.deId, conId)))
    .run()
}

/** Of what comes with one that goes, whose it is. */
export function keepNombres(
  tx: Tx,
  conId: number,
  ids: { versiones: number[]; sugerencias: number[] },
): void {
  const { id, deId, sobreId } = creadorVersiones
  tx.update(creadorVersiones)
    .set({ deId: sql`coalesce(${deId}, ${conId})`, sobreId: sql`coalesce(${sobreId}, ${conId})` })
    .where(inArray(id, ids.versiones))
    .run()
  tx.update(sugerencias)
    .set({ deId: sql`coalesce(${sugerencias.deId}, ${conId})` })
    .where(inArray(sugerencias.id, ids.sugerencias))
    .run()
}

import { and, eq, exists, not, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { papelera, papeleraArchivos } from '../../../db/schema/papelera.ts'
import { DIAS_EN_PAPELERA, type TipoEnPapelera } from '../../../src/domain/papelera/papelera.ts'
import { nombreDeQuien } from '../auditoria/hechos.ts'
import type { Deps } from '../deps.ts'
import { dropPorDecir } from '../novedades/notify.ts'
import type { Quien } from '../services/sessions.ts'
import { type Contenido, countFilas, listValores, pack } from './contenido.ts'
import { collect } from './recoleccion.ts'
import { listReferencias } from './referencias.ts'
import { cosas } from './tipos.ts'
import { MIGRACIONES } from './versiones.ts'

const DAY_MS = 24 * 3_600_000

type Needs = Pick<Deps, 'sqlite' | 'now' | 'version' | 'temas'>

/** Deletes a thing with all that hangs on it, and keeps it in the bin. `archivos` is how many files only it used. */
export function putInPapelera(
  deps: Needs,
  tx: Tx,
  quien: Quien,
  tipo: TipoEnPapelera,
  cosaId: number,
): { archivos: number } {
  const { sqlite } = deps
  const { tabla } = cosas[tipo]
  const contenido = collect(sqlite, tabla, cosaId)
  const novedades = contenido.tablas.find((una) => una.tabla === 'novedades')
  if (novedades) dropPorDecir(tx, listValores(novedades, 'id'), deps.now())
  const papeleraId = insertEntrada(deps, tx, quien, tipo, cosaId, contenido)
  tx.run(sql`DELETE FROM ${sql.identifier(tabla)} WHERE id = ${cosaId}`)
  const nombrados = listArchivos(deps, contenido)
  const sinUso = listSinUso(tx, [...nombrados, ...listSoltados(contenido)])
  holdArchivos(tx, papeleraId, [...new Set([...nombrados, ...sinUso])])
  return { archivos: nombrados.filter((id) => sinUso.includes(id)).length }
}

function insertEntrada(
  { now, version, temas }: Needs,
  tx: Tx,
  quien: Quien,
  tipo: TipoEnPapelera,
  cosaId: number,
  contenido: Contenido,
): number {
  const { cosa } = cosas[tipo]
  const catedraId = temas.catedraDe(tx, { [cosa]: cosaId }) ?? null
  return tx
    .insert(papelera)
    .values({
      tipo,
      cosaId,
      titulo: temas.nombreDe(tx, cosa, cosaId) ?? '',
      catedraId,
      catedra: catedraId === null ? null : (temas.nombreDe(tx, 'catedra', catedraId) ?? null),
      cuenta: countFilas(contenido),
      por: nombreDeQuien(tx, quien),
      created_at: now(),
      vence_en: now() + DIAS_EN_PAPELERA * DAY_MS,
      version,
      migraciones: MIGRACIONES,
      contenido: pack(contenido),
    })
    .returning({ id: papelera.id })
    .get().id
}

/** The uploads that its rows name. */
function listArchivos({ sqlite }: Needs, { tablas }: Contenido): number[] {
  const referencias = listReferencias(sqlite).filter(({ padre }) => padre === 'archivos')
  const ids = referencias.flatMap(({ tabla, columna }) => {
    const filas = tablas.find((una) => una.tabla === tabla)
    return filas ? listValores(filas, columna) : []
  })
  return [...new Set(ids as number[])]
}

/** The uploads of who was deleted. */
const listSoltados = ({ sueltas }: Contenido): number[] =>
  sueltas.filter(({ tabla }) => tabla === 'archivos').flatMap(({ filas }) => filas.map(([id]) => id))

function listSinUso(tx: Tx, ids: number[]): number[] {
  const uso = tx.select({ uno: sql`1` }).from(archivoUsos).where(eq(archivoUsos.archivoId, archivos.id))
  return tx
    .select({ id: archivos.id })
    .from(archivos)
    .where(
      and(sql`${archivos.id} in (select value from json_each(${JSON.stringify(ids)}))`, not(exists(uso))),
    )
    .all()
    .map(({ id }) => id)
}

function holdArchivos(tx: Tx, papeleraId: number, ids: number[]): void {
  tx.run(
    sql`insert into ${papeleraArchivos} select ${papeleraId}, value from json_each(${JSON.stringify(ids)})`,
  )
}

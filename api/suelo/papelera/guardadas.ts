import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import type { Deps } from '../deps.ts'
import { type Contenido, countFilas, type Filas, pack, unpack, type Valor } from './contenido.ts'
import { deOtraVersion } from './errors.ts'
import { MIGRACIONES, update } from './versiones.ts'

type Entrada = Pick<typeof papelera.$inferSelect, 'contenido' | 'migraciones' | 'version'>
type Fila = Record<string, Valor>

/** What it would put back today. */
export function readContenido({ contenido, migraciones, version }: Entrada): Contenido {
  try {
    return update(unpack(contenido), migraciones)
  } catch {
    throw deOtraVersion(version)
  }
}

/** Of all in the bin that has rows of a table; `change` gives the same content where it changes nothing. */
export function changeGuardadas(
  { version }: Pick<Deps, 'version'>,
  tx: Tx,
  tabla: string,
  change: (contenido: Contenido) => Contenido,
): void {
  const tieneDeElla = sql`${papelera.cuenta} ->> ${`$.${tabla}`} is not null`
  for (const { id } of tx.select({ id: papelera.id }).from(papelera).where(tieneDeElla).all()) {
    const esta = eq(papelera.id, id)
    const antes = findContenido(tx.select().from(papelera).where(esta).get())
    const queda = antes && change(antes)
    if (!queda || queda === antes) continue
    const nueva = { contenido: pack(queda), cuenta: countFilas(queda), migraciones: MIGRACIONES, version }
    tx.update(papelera).set(nueva).where(esta).run()
  }
}

/** Nothing where this program could not put it back anyway. */
function findContenido(entrada: Entrada | undefined): Contenido | undefined {
  try {
    return entrada && readContenido(entrada)
  } catch {
    return undefined
  }
}

/** With what `change` says of the rows of a table; nothing is what leaves a row as it is. */
export function mapFilas(
  contenido: Contenido,
  tabla: string,
  change: (fila: Fila) => Fila | undefined,
): Contenido {
  const tablas = contenido.tablas.map((una) => (una.tabla === tabla ? withCambios(una, change) : una))
  return tablas.some((una, i) => una !== contenido.tablas[i]) ? { ...contenido, tablas } : contenido
}

function withCambios(antes: Filas, change: (fila: Fila) => Fila | undefined): Filas {
  const { columnas } = antes
  const filas = antes.filas.map((fila) => {
    const dicha = Object.fromEntries(columnas.map((columna, i) => [columna, fila[i] ?? null]))
    const cambios = change(dicha)
    return cambios ? columnas.map((columna) => ({ ...dicha, ...cambios })[columna] ?? null) : fila
  })
  return filas.some((fila, i) => fila !== antes.filas[i]) ? { ...antes, filas } : antes
}

import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { emailDeBorrada } from '../../../src/domain/casa/borradas.ts'
import type { Filas, Valor } from '../../suelo/papelera/contenido.ts'
import type { Persona } from '../../suelo/sesiones/cambio-pendiente.ts'
import type { Borrado } from '../../suelo/tema.ts'

/** What makes a row of a table somebody's, and what it says from then on; null where the row goes. */
export interface Regla {
  tabla: string
  columna: string
  /** A text is meant in any case. */
  valor: string | number
  queda: Readonly<Record<string, string | null>> | null
}

/** All that is erased of somebody's rows, as the subjects say it: those that are there, and those kept to come back. */
export const reglasDe = (borrado: readonly Borrado[], { rol, id }: Persona, email: string): Regla[] =>
  borrado.flatMap(({ tabla, columna, de, queda }): Regla[] => {
    if (de === rol) return [{ tabla, columna, valor: id, queda }]
    const nadie = queda && { ...queda, [columna]: emailDeBorrada(rol, id) }
    return de === 'email' ? [{ tabla, columna, valor: email, queda: nadie }] : []
  })

/** In the rows that are there. */
export function applyReglas(tx: Tx, reglas: readonly Regla[]): void {
  for (const { tabla, columna, valor, queda } of reglas) {
    const [donde, cual] = [sql.identifier(tabla), sql.identifier(columna)]
    const suya = typeof valor === 'string' ? sql`lower(${cual}) = lower(${valor})` : sql`${cual} = ${valor}`
    if (queda) tx.run(sql`UPDATE ${donde} SET ${asignadas(queda)} WHERE ${suya}`)
    else tx.run(sql`DELETE FROM ${donde} WHERE ${suya}`)
  }
}

const asignadas = (queda: Record<string, string | null>): SQL =>
  sql.join(
    Object.entries(queda).map(([columna, valor]) => sql`${sql.identifier(columna)} = ${valor}`),
    sql`, `,
  )

/** In rows that are kept; those of others are what they were. */
export const withReglas = (filas: Filas, reglas: readonly Regla[]): Filas =>
  reglas.filter(({ tabla }) => tabla === filas.tabla).reduce(withRegla, filas)

function withRegla({ tabla, columnas, filas }: Filas, { columna, valor, queda }: Regla): Filas {
  const en = columnas.indexOf(columna)
  const isSuya = (fila: Valor[]) => enMinusculas(fila[en]) === enMinusculas(valor)
  if (!queda) return { tabla, columnas, filas: filas.filter((fila) => !isSuya(fila)) }
  const nuevas = new Map(Object.entries(queda).map(([cual, nuevo]) => [columnas.indexOf(cual), nuevo]))
  const erase = (fila: Valor[]) => fila.map((dice, i) => (nuevas.has(i) ? (nuevas.get(i) ?? null) : dice))
  return { tabla, columnas, filas: filas.map((fila) => (isSuya(fila) ? erase(fila) : fila)) }
}

const enMinusculas = (valor: Valor | undefined) => (typeof valor === 'string' ? valor.toLowerCase() : valor)

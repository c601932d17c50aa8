import type { Database } from '../../../db/sqlite.ts'
import type { ModoDeTachar, Tachar } from '../../../src/domain/casa/tachado.ts'
import type { Filas, Valor } from '../../suelo/papelera/contenido.ts'
import type { Persona } from '../../suelo/sesiones/cambio-pendiente.ts'
import { nadieDe } from './identidad.ts'

/**
 * What these say stays, whoever is called so too: who the creators are, what an acta closed with, what the institution
 * says of itself, and whose addresses others proved.
 */
const QUEDAN = [
  'acta_renglones',
  'actas',
  'ajustes',
  'contribuyente_emails',
  'creador_slugs',
  'creador_versiones',
  'fusiones',
  'recibos',
]

/** Of these only what is said about a contribution. */
const SOLO: Record<string, readonly string[]> = {
  creadores: ['rejection_reason', 'suggestion_reason'],
  sugerencias: ['reason', 'rejection_reason'],
}

/** By whose address what somebody contributed is known as theirs. */
const DE_QUIEN: Record<string, string> = { creadores: 'email', sugerencias: 'suggester_email' }

const isTachable = (tabla: string, columna: string) =>
  !QUEDAN.includes(tabla) && (SOLO[tabla]?.includes(columna) ?? true)

/** The function that SQLite knows it by while somebody is erased. */
const TACHAR = 'tachar'

/** Takes somebody's name and addresses out of all texts of all tables; a new one is among them. */
export function eraseTextos(sqlite: Database, persona: Persona, tachar: Tachar): void {
  sqlite.function(TACHAR, (texto, modo) =>
    typeof texto === 'string' ? tachar(texto, modo as ModoDeTachar) : texto,
  )
  wipeCorreos(sqlite)
  for (const [tabla, columnas] of listTextos(sqlite)) {
    const modo = modoEnSql(tabla, persona)
    const tachada = (columna: string) => `${TACHAR}("${columna}", ${modo})`
    const asignadas = columnas.map((columna) => `"${columna}" = ${tachada(columna)}`)
    const nombran = columnas.map((columna) => `${tachada(columna)} IS NOT "${columna}"`)
    sqlite.exec(`UPDATE "${tabla}" SET ${asignadas.join(', ')} WHERE ${nombran.join(' OR ')}`)
  }
}

/** What has been sent and names somebody speaks of them; what still has to leave does so without the name. */
function wipeCorreos(sqlite: Database): void {
  const nombran = ['asunto', 'texto', 'html'].map(
    (columna) => `${TACHAR}(${columna}, 'AJENO') IS NOT ${columna}`,
  )
  sqlite.exec(
    `UPDATE correos SET texto = '', html = '' WHERE estado <> 'pendiente' AND (${nombran.join(' OR ')})`,
  )
}

/** The columns of each table that are text and not a name of something. */
function listTextos(sqlite: Database): [tabla: string, columnas: string[]][] {
  const columnas = sqlite
    .prepare<[], { tabla: string; columna: string }>(
      `SELECT t.name AS tabla, c.name AS columna FROM pragma_table_list t JOIN pragma_table_info(t.name) c
       WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB '__*'
         AND lower(c.type) = 'text' ORDER BY t.name, c.cid`,
    )
    .all()
    .filter(({ tabla, columna }) => isTachable(tabla, columna))
  const porTabla = Map.groupBy(columnas, ({ tabla }) => tabla)
  return [...porTabla].map(([tabla, suyas]) => [tabla, suyas.map(({ columna }) => columna)])
}

function modoEnSql(tabla: string, { rol, id }: Persona): string {
  const deQuien = DE_QUIEN[tabla]
  if (deQuien) return `iif("${deQuien}" = '${nadieDe({ rol, id }).email}', 'ESCRITO', 'AJENO')`
  if (tabla !== 'auditoria') return `'AJENO'`
  const suyo = `ids ->> '${rol}Id' = ${id}${rol === 'docente' ? ` OR docente_id = ${id}` : ''}`
  return `iif(${suyo}, 'PROPIO', 'AJENO')`
}

/** The same in rows that are kept to come back. */
export function withoutTextos({ tabla, columnas, filas }: Filas, persona: Persona, tachar: Tachar): Filas {
  const tachables = columnas.map((columna) => isTachable(tabla, columna))
  const deQuien = columnas.indexOf(DE_QUIEN[tabla] ?? '')
  const modoDe = (fila: Valor[]): ModoDeTachar =>
    deQuien >= 0 && fila[deQuien] === nadieDe(persona).email ? 'ESCRITO' : 'AJENO'
  return {
    tabla,
    columnas,
    filas: filas.map((fila) =>
      fila.map((valor, i) =>
        typeof valor === 'string' && tachables[i] ? tachar(valor, modoDe(fila)) : valor,
      ),
    ),
  }
}

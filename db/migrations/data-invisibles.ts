import { enUnDato } from '../../src/domain/base/campos.ts'
import { claveDeOrden, slugDe } from '../../src/domain/base/texto.ts'
import { ordenDePersona } from '../../src/domain/personas/personas.ts'
import { createSlugs } from '../seed/identidades.ts'
import type { Database } from '../sqlite.ts'

const dePersona = ['nombre', 'apellido', 'email', 'telefono', 'direccion']
const deQuienAporta = ['student_first_name', 'student_last_name']
const deCreador = ['first_name', 'last_name', 'photo_url', 'youtube_link']

/** Names, e-mails and the like, by table. */
const columnas: Record<string, string[]> = {
  alumnos: [...dePersona, 'documento', 'instrumento', 'nombre_tutor', 'telefono_tutor'],
  docentes: dePersona,
  catedras: ['nombre', 'institucion', 'aula'],
  creadores: [...deCreador, ...deQuienAporta, 'email', 'catalogo_clave'],
  comentarios: ['name'],
  sugerencias: [...deQuienAporta, 'suggester_email'],
  recibos: ['nombre'],
  contribuyentes: ['nombre'],
  contribuyente_emails: ['email'],
  cambios_de_email: ['email'],
  rubros: ['nombre'],
  pruebas_manuales: ['nombre'],
}

/** Values that a creator may still get, by field. */
const propuestos = [
  ['sugerencias', 'cambios'],
  ['creador_versiones', 'antes'],
] as const

/** By what a row of each stands in its list. */
const ordenes: Record<string, [columna: string, ordenDe: (fila: Record<string, string>) => string]> = {
  alumnos: ['orden', ({ nombre = '', apellido = '' }) => ordenDePersona({ nombre, apellido })],
  docentes: ['orden', ({ nombre = '', apellido = '' }) => ordenDePersona({ nombre, apellido })],
  catedras: ['orden', ({ nombre = '' }) => claveDeOrden(nombre)],
  creadores: [
    'sort_name',
    ({ first_name = '', last_name = '' }) => claveDeOrden(`${first_name} ${last_name}`),
  ],
}

const INVISIBLES = /\p{Cf}+/gu
const hasInvisibles = (valor: unknown) => typeof valor === 'string' && valor.search(INVISIBLES) >= 0

type Fila = Record<string, unknown> & { fila: number }

/** Mends what was kept with characters that nobody sees, and what came of them: places in lists, slugs cut in two. */
export function dropInvisibles(sqlite: Database): void {
  const nuevoSlug = createSlugs(sqlite)
  for (const [tabla, suyas] of Object.entries(columnas)) {
    for (const fila of listSucias(sqlite, tabla, suyas)) {
      for (const columna of suyas) cleanColumna(sqlite, tabla, columna, fila)
      placeAnew(sqlite, tabla, fila.fila)
      if (tabla === 'creadores') mendSlug(sqlite, fila, nuevoSlug)
    }
  }
  for (const [tabla, columna] of propuestos) {
    for (const fila of listSucias(sqlite, tabla, [columna])) cleanValores(sqlite, tabla, columna, fila)
  }
  for (const fila of listSucias(sqlite, 'ajustes', ['clave', 'valor'])) {
    if (/^institucion_(?:nombre|correo)$/.test(String(fila.clave)))
      cleanColumna(sqlite, 'ajustes', 'valor', fila)
  }
}

function listSucias(sqlite: Database, tabla: string, suyas: string[]): Fila[] {
  const sucias: Fila[] = []
  const lista = suyas.map((columna) => `"${columna}"`).join(', ')
  for (const fila of sqlite.prepare(`SELECT rowid AS fila, ${lista} FROM ${tabla}`).iterate()) {
    if (suyas.some((columna) => hasInvisibles((fila as Fila)[columna]))) sucias.push(fila as Fila)
  }
  return sucias
}

/** An e-mail that without them is somebody else's stays as it is. */
function cleanColumna(sqlite: Database, tabla: string, columna: string, fila: Fila): void {
  const valor = fila[columna]
  if (!hasInvisibles(valor)) return
  const limpio = enUnDato(valor as string)
  if (limpio) write(sqlite, tabla, columna, fila.fila, limpio)
}

function write(sqlite: Database, tabla: string, columna: string, fila: number, valor: string): void {
  sqlite.prepare(`UPDATE OR IGNORE ${tabla} SET "${columna}" = ? WHERE rowid = ?`).run(valor, fila)
}

function placeAnew(sqlite: Database, tabla: string, fila: number): void {
  const [columna, ordenDe] = ordenes[tabla] ?? []
  if (!columna || !ordenDe) return
  const limpia = sqlite.prepare(`SELECT * FROM ${tabla} WHERE rowid = ?`).get(fila)
  write(sqlite, tabla, columna, fila, ordenDe(limpia as Record<string, string>))
}

/** Where such a character stood, the slug got a hyphen; its address goes on leading to the creator. */
function mendSlug(
  sqlite: Database,
  { fila, first_name, last_name }: Fila,
  nuevoSlug: (nombre: string) => string,
) {
  const antes = `${first_name} ${last_name}`
  const cortado = slugDe(antes.replace(INVISIBLES, ' '))
  const slug = sqlite.prepare('SELECT slug FROM creadores WHERE id = ?').pluck().get(fila) as string
  const isCortado =
    slug === cortado || (slug.startsWith(`${cortado}-`) && /^\d+$/.test(slug.slice(cortado.length + 1)))
  if (!isCortado || cortado === slugDe(antes)) return
  sqlite.prepare('UPDATE creadores SET slug = ? WHERE id = ?').run(nuevoSlug(antes), fila)
  sqlite.prepare('INSERT INTO creador_slugs (slug, creador_id) VALUES (?, ?)').run(slug, fila)
}

function cleanValores(sqlite: Database, tabla: string, columna: string, fila: Fila): void {
  const valores = JSON.parse(fila[columna] as string) as Record<string, unknown>
  const limpios = Object.entries(valores).map(([campo, valor]) => [
    campo,
    columnas.creadores?.includes(campo) && hasInvisibles(valor) ? enUnDato(valor as string) : valor,
  ])
  write(sqlite, tabla, columna, fila.fila, JSON.stringify(Object.fromEntries(limpios)))
}

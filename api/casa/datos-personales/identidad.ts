import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { auditoria } from '../../../db/schema/auditoria.ts'
import type { Database } from '../../../db/sqlite.ts'
import { emailDeBorrada, nombreDeBorrada } from '../../../src/domain/casa/borradas.ts'
import { createTachado, type Tachar } from '../../../src/domain/casa/tachado.ts'
import { listValores } from '../../suelo/papelera/contenido.ts'
import { collect } from '../../suelo/papelera/recoleccion.ts'
import type { Persona } from '../../suelo/sesiones/cambio-pendiente.ts'
import { tablaDe } from './datos.ts'

/** Who somebody was until now. */
export interface Identidad {
  nombre: string
  apellido: string
  email: string
  /** In full, with what they were called when they did something. */
  nombres: string[]
  /** Theirs, and those that they asked for; none that is somebody else's. */
  emails: string[]
}

export const nadieDe = ({ rol, id }: Persona) => {
  const { nombre, apellido } = nombreDeBorrada(id)
  return { nombre: `${nombre} ${apellido}`, email: emailDeBorrada(rol, id) }
}

/** Whatever hangs on them, by the references of the database, may say an address. */
export function identify(sqlite: Database, tx: Tx, persona: Persona): Identidad {
  const { tablas } = collect(sqlite, tablaDe[persona.rol], persona.id)
  const [suya] = tablas
  const readColumna = (columna: string) => String((suya ? listValores(suya, columna) : [])[0] ?? '')
  const [nombre, apellido, email] = ['nombre', 'apellido', 'email'].map(readColumna) as [
    string,
    string,
    string,
  ]
  const direcciones = tablas.flatMap((filas) =>
    filas.columnas
      .filter((columna) => columna.includes('email'))
      .flatMap((columna) => listValores(filas, columna)),
  )
  const emails = new Set(
    direcciones.map((una) => String(una).toLowerCase()).filter((una) => una.includes('@')),
  )
  return {
    nombre,
    apellido,
    email,
    nombres: [...new Set([...formasDe(nombre, apellido), ...listFirmas(tx, persona)])],
    emails: [...emails].filter((una) => !isDeOtra(sqlite, persona, una)),
  }
}

const formasDe = (nombre: string, apellido: string) => [
  `${nombre} ${apellido}`,
  `${apellido}, ${nombre}`,
  `${apellido} ${nombre}`,
]

/** What the acts that are only of this person say about who. */
export const esSuActo = ({ rol, id }: Persona) =>
  rol === 'docente'
    ? eq(auditoria.docenteId, id)
    : and(eq(auditoria.rol, 'alumno'), sql`${auditoria.ids} ->> 'alumnoId' = ${id}`)

const listFirmas = (tx: Tx, persona: Persona): string[] =>
  tx
    .selectDistinct({ nombre: auditoria.nombre })
    .from(auditoria)
    .where(esSuActo(persona))
    .all()
    .map(({ nombre }) => nombre)

function isDeOtra(sqlite: Database, { rol, id }: Persona, email: string): boolean {
  const cuentas = Object.entries(tablaDe).map(
    ([de, tabla]) => `SELECT 1 FROM ${tabla} WHERE lower(email) = ?${de === rol ? ` AND id <> ${id}` : ''}`,
  )
  return cuentas.some((cuenta) => sqlite.prepare(cuenta).get(email) !== undefined)
}

/** After the person's own row says that it is nobody's: who is called alike is somebody else. */
export function createTachadoDe(sqlite: Database, persona: Persona, identidad: Identidad): Tachar {
  const { nombre, apellido, nombres, emails } = identidad
  return createTachado({
    nombres,
    partes: [nombre, apellido],
    emails,
    ajenos: listAjenos(sqlite, nombres),
    nadie: nadieDe(persona),
  })
}

function listAjenos(sqlite: Database, nombres: readonly string[]): string[] {
  const personas = sqlite
    .prepare<[], [string, string]>(
      'SELECT nombre, apellido FROM alumnos UNION SELECT nombre, apellido FROM docentes UNION SELECT first_name, last_name FROM creadores',
    )
    .raw()
    .all() as [string, string][]
  // An account of the same person that was deleted before is not somebody else.
  const tiradas = sqlite
    .prepare(`SELECT titulo FROM papelera WHERE tipo IN ('ALUMNO', 'DOCENTE', 'CREADOR')`)
    .pluck()
    .all() as string[]
  return [
    ...personas.flatMap(([nombre, apellido]) => formasDe(nombre, apellido)),
    ...tiradas.filter((titulo) => !nombres.includes(titulo)),
  ]
}

import type { Database } from '../../../../db/sqlite.ts'
import { claveDeOrden } from '../../../../src/domain/base/texto.ts'
import { ordenDePersona } from '../../../../src/domain/personas/personas.ts'
import { apellidos, nombres } from '../../../support/palabras.ts'
import { ANIO, ANIOS, type Numeros } from './numeros.ts'

/** Students, teachers and courses: few enough to be written one by one. */
export function insertGente(sqlite: Database, numeros: Numeros): void {
  insertPersonas(sqlite, 'docentes', numeros.docentes)
  insertPersonas(sqlite, 'alumnos', numeros.alumnos)
  sqlite.exec(`UPDATE alumnos SET telefono = '0981 555 101', direccion = 'Avenida España 123, Asunción',
    instrumento = 'Guitarra', documento = 1000000 + id`)
  insertCatedras(sqlite, numeros)
}

function insertPersonas(sqlite: Database, tabla: 'docentes' | 'alumnos', cuantas: number) {
  const insert =
    sqlite.prepare(`INSERT INTO ${tabla} (id, nombre, apellido, email, orden, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, 0, 0)`)
  for (let id = 1; id <= cuantas; id++) {
    const persona = {
      nombre: nombres[id % nombres.length] ?? '',
      apellido: `${apellidos[(id * 7) % apellidos.length]} ${apellidos[(id * 13) % apellidos.length]}`,
    }
    insert.run(id, persona.nombre, persona.apellido, `${tabla}${id}@universidad.py`, ordenDePersona(persona))
  }
}

const MATERIAS = [
  'Armonía',
  'Contrapunto',
  'Historia del arte',
  'Dibujo',
  'Solfeo',
  'Guitarra',
  'Coro',
  'Guion',
]

function insertCatedras(sqlite: Database, { catedras, porAnio, docentes }: Numeros) {
  const insert =
    sqlite.prepare(`INSERT INTO catedras (id, nombre, anio, institucion, turno, aula, modalidad_pago, docente_id,
    orden, cerrada_en, created_at, updated_at) VALUES (?, ?, ?, 'Facultad de Artes', 'Noche', '12', 'PARTICULAR', ?, ?, ?, 0, 0)`)
  for (let i = 0; i < catedras; i++) {
    const anio = ANIO - ANIOS + 1 + Math.floor(i / porAnio)
    const nombre = `${MATERIAS[i % MATERIAS.length]} ${1 + (i % porAnio)}`
    const cerrada = anio < ANIO ? Date.UTC(anio, 11, 15) : null
    insert.run(i + 1, nombre, anio, (i % docentes) + 1, claveDeOrden(nombre), cerrada)
  }
}

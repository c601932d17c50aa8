import type { alumnos as tablaDeAlumnos } from '../../db/schema/personas.ts'
import { insertAlumno, insertCatedra, insertDocente, insertInscripcion } from './academia.ts'
import { testApi } from './api.ts'
import type { Client } from './client.ts'
import type { Options } from './deps.ts'

type Datos = Partial<typeof tablaDeAlumnos.$inferInsert>
type Alumno = ReturnType<typeof insertAlumno>
export type Quienes = number | readonly Datos[]

/** One for each: `createMundo({ alumnos: 2 })` has two for sure. */
export type Each<Q extends Quienes, T> = Q extends readonly Datos[]
  ? { -readonly [I in keyof Q]: T }
  : Q extends keyof Few<T>
    ? Few<T>[Q]
    : T[]
interface Few<T> {
  0: []
  1: [T]
  2: [T, T]
  3: [T, T, T]
}

export interface MundoOptions<Q extends Quienes = number> extends Options {
  docente?: Parameters<typeof insertDocente>[1]
  catedra?: Parameters<typeof insertCatedra>[1]
  /** How many there are, or what each of them is. */
  alumnos?: Q
}

const nombres = [
  { nombre: 'Ana', apellido: 'Acosta' },
  { nombre: 'Beto', apellido: 'Báez' },
  { nombre: 'Ciro', apellido: 'Cabral' },
]

/** A course with its teacher and its students, and a client of each of them and of the administrator. */
export function createMundo<const Q extends Quienes = 0>({
  docente: datosDeDocente,
  catedra: datosDeCatedra,
  alumnos: quienes,
  ...options
}: MundoOptions<Q> = {}) {
  const api = testApi(options)
  const { db, as } = api
  const docente = insertDocente(db, { nombre: 'Graciela', apellido: 'Ocampos', ...datosDeDocente })
  const catedra = insertCatedra(db, { nombre: 'Armonía', docenteId: docente.id, ...datosDeCatedra })
  /** Somebody else in the course. */
  const enroll = (datos?: Datos, inscripcion: Partial<Parameters<typeof insertInscripcion>[1]> = {}) => {
    const alumno = insertAlumno(db, datos)
    insertInscripcion(db, { catedraId: catedra.id, alumnoId: alumno.id, ...inscripcion })
    return alumno
  }
  const alumnos = datosDe(quienes ?? 0).map((datos) => enroll(datos))
  const asDocente = as('docente', docente)
  return {
    ...api,
    docente,
    catedra,
    alumnos: alumnos as Each<Q, Alumno>,
    enroll,
    asDocente,
    /** What the teacher does in the course. */
    aula: asDocente.docente.catedra({ id: catedra.id }),
    asAlumnos: alumnos.map((alumno) => as('alumno', alumno)) as Each<Q, Client>,
  }
}

const datosDe = (quienes: Quienes): readonly Datos[] =>
  typeof quienes === 'number'
    ? Array.from({ length: quienes }, (_, i) => nombres[i] ?? { apellido: `Paz ${i + 1}` })
    : quienes

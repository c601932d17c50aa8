import { insertAlumno, insertCatedra, insertDocente, insertInscripcion } from './academia.ts'
import { testApi } from './api.ts'
import type { Client } from './client.ts'
import type { Options } from './deps.ts'

type Alumno = ReturnType<typeof insertAlumno>

/** So many of something: `createMundo({ alumnos: 2 })` has two for sure. */
export type Each<N extends number, T> = N extends keyof Few<T> ? Few<T>[N] : T[]
interface Few<T> {
  0: []
  1: [T]
  2: [T, T]
  3: [T, T, T]
}

export interface MundoOptions<N extends number = number> extends Options {
  docente?: Parameters<typeof insertDocente>[1]
  catedra?: Parameters<typeof insertCatedra>[1]
  /** How many: Ana, Beto, Ciro and others. */
  alumnos?: N
}

const nombres = [
  { nombre: 'Ana', apellido: 'Acosta' },
  { nombre: 'Beto', apellido: 'Báez' },
  { nombre: 'Ciro', apellido: 'Cabral' },
]

/** A course with its teacher and its students, and a client of each of them and of the administrator. */
export function createMundo<const N extends number = 0>({
  docente: datosDeDocente,
  catedra: datosDeCatedra,
  alumnos: cuantos = 0 as N,
  ...options
}: MundoOptions<N> = {}) {
  const api = testApi(options)
  const { db, as } = api
  const docente = insertDocente(db, { nombre: 'Graciela', apellido: 'Ocampos', ...datosDeDocente })
  const catedra = insertCatedra(db, { nombre: 'Armonía', docenteId: docente.id, ...datosDeCatedra })
  /** Somebody else in the course. */
  const enroll = (
    datos?: Parameters<typeof insertAlumno>[1],
    inscripcion: Partial<Parameters<typeof insertInscripcion>[1]> = {},
  ) => {
    const alumno = insertAlumno(db, datos)
    insertInscripcion(db, { catedraId: catedra.id, alumnoId: alumno.id, ...inscripcion })
    return alumno
  }
  const alumnos = Array.from({ length: cuantos }, (_, i) => enroll(nombres[i]))
  const asDocente = as('docente', docente)
  return {
    ...api,
    docente,
    catedra,
    alumnos: alumnos as Each<N, Alumno>,
    enroll,
    asDocente,
    /** What the teacher does in the course. */
    aula: asDocente.docente.catedra({ id: catedra.id }),
    asAlumnos: alumnos.map((alumno) => as('alumno', alumno)) as Each<N, Client>,
  }
}

import { insertAlumno, insertCatedra, insertDocente, insertInscripcion } from '../academia.ts'
import { como, testApi } from '../api.ts'

/** A call that changes something, and what the log says of it. */
export interface Acto {
  /** What stands for each `:id` of the address. */
  ids?: (number | undefined)[]
  /** As JSON, but for a form. */
  cuerpo?: unknown
  dice: string
}

/** By its route. */
export type Actos = Record<string, (mundo: Mundo) => Acto | Promise<Acto>>

export type Mundo = ReturnType<typeof conMundo>

/** One world for all: each act makes what it is about. */
export function conMundo() {
  const contexto = testApi({ ia: async () => JSON.stringify({ preguntas }), sinLimites: true })
  const { db } = contexto
  const docente = insertDocente(db, { nombre: 'Graciela', apellido: 'Ocampos' })
  const insertCatedraSuya = (datos: Parameters<typeof insertCatedra>[1] = {}) =>
    insertCatedra(db, { nombre: 'Armonía', docenteId: docente.id, ...datos })
  return {
    ...contexto,
    contexto,
    docente,
    insertCatedraSuya,
    insertAna: () => insertAlumno(db, { nombre: 'Ana', apellido: 'Paz' }),
    insertInscrita() {
      const catedra = insertCatedraSuya()
      const ana = insertAlumno(db, { nombre: 'Ana', apellido: 'Paz' })
      return { catedra, ana, inscripcion: insertInscripcion(db, { catedraId: catedra.id, alumnoId: ana.id }) }
    },
    pide: async (rol: 'admin' | 'docente', call: string, cuerpo?: unknown) =>
      (await (rol === 'admin' ? como(contexto) : como(contexto, 'docente', docente)))(call, cuerpo),
  }
}

const preguntas = Array.from({ length: 5 }, (_, i) => ({
  texto: `¿Pregunta ${i + 1}?`,
  opciones: Array.from({ length: 4 }, (_, j) => ({ texto: `Opción ${j}`, es_correcta: j === 1 })),
}))

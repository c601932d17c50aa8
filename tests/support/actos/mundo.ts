import { insertAlumno, insertCatedra, insertInscripcion } from '../academia.ts'
import { createMundo } from '../mundo.ts'

/** A call that changes something, and what the log says of it. */
export interface Acto {
  /** What stands for each `:id` of the address. */
  ids?: (number | string | undefined)[]
  /** As JSON, but for a form. */
  cuerpo?: unknown
  dice: string
}

/** By its route. */
export type Actos = Record<string, (mundo: Mundo) => Acto | Promise<Acto>>

export type Mundo = ReturnType<typeof createMundoDeActos>

/** One world for all: each act makes what it is about. */
export function createMundoDeActos() {
  const mundo = createMundo({ ia: async () => JSON.stringify({ preguntas }), sinLimites: true })
  const { db, docente } = mundo
  const insertCatedraSuya = (datos: Parameters<typeof insertCatedra>[1] = {}) =>
    insertCatedra(db, { nombre: 'Armonía', docenteId: docente.id, ...datos })
  const insertAna = () => insertAlumno(db, { nombre: 'Ana', apellido: 'Paz' })
  return {
    ...mundo,
    insertCatedraSuya,
    insertAna,
    insertInscrita() {
      const [catedra, ana] = [insertCatedraSuya(), insertAna()]
      return { catedra, ana, inscripcion: insertInscripcion(db, { catedraId: catedra.id, alumnoId: ana.id }) }
    },
    /** By a session of its own: there are acts that end the others. */
    ask: async (rol: 'admin' | 'docente', call: string, cuerpo?: unknown) =>
      mundo.send(call, cuerpo, await mundo.sesion(rol, docente)),
  }
}

const preguntas = Array.from({ length: 5 }, (_, i) => ({
  texto: `¿Pregunta ${i + 1}?`,
  opciones: Array.from({ length: 4 }, (_, j) => ({ texto: `Opción ${j}`, es_correcta: j === 1 })),
}))

import { insertAlumno, insertCatedra, insertDocente, insertInscripcion } from './academia.ts'
import { asking, como, testApi } from './api.ts'

export const tarea = {
  titulo: 'Armonizar un bajo',
  descripcion: '<p>A cuatro voces.</p>',
  puntos_posibles: 10,
}

/** A course with its teacher, as many students as asked for, and one task that nobody has yet. */
export async function conTarea(
  datos: Record<string, unknown> = {},
  { alumnos = 2, ...opciones }: Parameters<typeof testApi>[0] & { alumnos?: number } = {},
) {
  const contexto = testApi(opciones)
  const { db } = contexto
  const docente = insertDocente(db)
  const catedra = insertCatedra(db, { docenteId: docente.id, nombre: 'Armonía' })
  const inscritos = Array.from({ length: alumnos }, (_, i) =>
    insertAlumno(db, { nombre: 'Ana', apellido: `Paz ${String(i + 1).padStart(3, '0')}` }),
  )
  for (const { id } of inscritos) insertInscripcion(db, { catedraId: catedra.id, alumnoId: id })
  // A session for each call: tests move the clock by days.
  const pide = asking(contexto, () => contexto.sesion('docente', docente))
  const base = `/docente/catedra/${catedra.id}`
  const { tareaMaestra } = (await pide(`POST ${base}/tareas`, { ...tarea, ...datos })).data
  const ids = inscritos.map(({ id }) => id)
  return {
    ...contexto,
    contexto,
    docente,
    catedra,
    alumnos: inscritos,
    ids,
    pide,
    base,
    tareaMaestra,
    assign: (alumnoIds: unknown = ids) =>
      pide(`POST ${base}/tareas-maestras/${tareaMaestra.id}/assign`, { alumnoIds }),
    /** The i-th of the students. */
    alumno: (i: number) => como(contexto, 'alumno', inscritos[i]),
  }
}

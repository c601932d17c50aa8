import { insertAlumno, insertCatedra, insertDocente, insertInscripcion } from './academia.ts'
import { como, testApi } from './api.ts'

/** A course with its teacher and two students, and somebody of each role who can send. */
export async function conTablon(...opciones: Parameters<typeof testApi>) {
  const contexto = testApi(...opciones)
  const { db } = contexto
  const docente = insertDocente(db, { nombre: 'Graciela', apellido: 'Ocampos' })
  const catedra = insertCatedra(db, { docenteId: docente.id })
  const [ana, beto] = [insertAlumno(db, { nombre: 'Ana' }), insertAlumno(db, { nombre: 'Beto' })]
  for (const { id: alumnoId } of [ana, beto]) insertInscripcion(db, { catedraId: catedra.id, alumnoId })
  return {
    ...contexto,
    contexto,
    docente,
    catedra,
    ana,
    beto,
    pideAdmin: await como(contexto),
    pideDocente: await como(contexto, 'docente', docente),
    pideAna: await como(contexto, 'alumno', ana),
    pideBeto: await como(contexto, 'alumno', beto),
    tablon: `GET /publicaciones/catedra/${catedra.id}`,
    publish: `POST /catedras/${catedra.id}/publicaciones`,
    una: (id: number) => `/catedras/${catedra.id}/publicaciones/${id}`,
  }
}

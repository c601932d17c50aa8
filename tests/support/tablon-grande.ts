import { eq } from 'drizzle-orm'
import type { WritableDb as Db } from '../../db/client.ts'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'
import { publicacionComentarios, publicacionInteracciones } from '../../db/schema/tablon.ts'
import { insertAsignacion, insertPublicacion, insertTarea } from './cursado.ts'
import { insertEvaluacion, insertEvaluacionAsignada } from './evaluaciones.ts'

const COMENTARIOS = 5
const ME_GUSTA = 30

/** A board of so many posts, each with comments and likes; of every fifty one announces a task and one an evaluation, assigned to all. */
export function insertTablonGrande(db: Db, catedraId: number, publicaciones = 2000): void {
  db.transaction((tx) => {
    const dentro = tx as unknown as Db
    const alumnoIds = listInscritos(dentro, catedraId)
    for (let i = 0; i < publicaciones; i++) {
      const anuncio = ANUNCIAN.has(i % 50) ? insertAnunciado(dentro, catedraId, alumnoIds, i) : null
      const autorAlumnoId = alumnoIds[i % alumnoIds.length] ?? null
      const { id } = insertPublicacion(dentro, {
        catedraId,
        titulo: `Publicación ${i}`,
        contenido: '<p>Un aviso de tres o cuatro líneas, como los de todos los días.</p>'.repeat(4),
        created_at: i,
        ...(anuncio ?? { autor: 'alumno', autorAlumnoId }),
      })
      insertReacciones(dentro, id, alumnoIds, i)
    }
  })
}

const ANUNCIAN = new Set([0, 25])

function insertAnunciado(db: Db, catedraId: number, alumnoIds: number[], turno: number) {
  if (turno % 50 === 0) {
    const { id } = insertTarea(db, { catedraId, fecha_entrega: turno })
    for (const alumnoId of alumnoIds) insertAsignacion(db, { tareaMaestraId: id, alumnoId })
    return { tipo: 'TAREA' as const, tareaMaestraId: id }
  }
  const { id } = insertEvaluacion(db, { catedraId, fecha_entrega: turno, cuantas: 0 })
  for (const alumnoId of alumnoIds) insertEvaluacionAsignada(db, { evaluacionId: id, alumnoId })
  return { tipo: 'EVALUACION' as const, evaluacionId: id }
}

function insertReacciones(db: Db, publicacionId: number, alumnoIds: number[], desde: number): void {
  const quien = (i: number) => alumnoIds[(desde + i) % alumnoIds.length] as number
  for (let i = 0; i < COMENTARIOS; i++) {
    db.insert(publicacionComentarios)
      .values({
        publicacionId,
        autor: 'alumno',
        autorAlumnoId: quien(i),
        texto: 'De acuerdo.',
        created_at: i,
      })
      .run()
  }
  for (let i = 0; i < ME_GUSTA; i++) {
    db.insert(publicacionInteracciones)
      .values({ publicacionId, alumnoId: quien(i), created_at: i })
      .run()
  }
}

const listInscritos = (db: Db, catedraId: number) =>
  db
    .select({ id: catedraAlumnos.alumnoId })
    .from(catedraAlumnos)
    .where(eq(catedraAlumnos.catedraId, catedraId))
    .all()
    .map(({ id }) => id)

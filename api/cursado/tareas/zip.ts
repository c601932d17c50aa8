import { existsSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { nombresDeEntrega } from '../../../src/domain/tareas/entregas.ts'
import { answerZip } from '../../suelo/archivos/zip.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { type Cual, requireTarea } from './busqueda.ts'
import { listEntregas } from './entregas.ts'

/** A task's deliveries as one file. */
export function zipEntregas({ db, now, files }: Deps, quien: Quien, cual: Cual): Response {
  const { titulo } = requireTarea(db, quien, cual)
  const entregados = listEntregas(db, eq(tareaAsignaciones.tareaMaestraId, cual.id), now()).flatMap(
    ({ archivo, Alumno, submission_date }) =>
      archivo && existsSync(files.locate(archivo.path)) ? [{ ...archivo, Alumno, submission_date }] : [],
  )
  const nombres = nombresDeEntrega(entregados.map(({ Alumno, nombre }) => ({ ...Alumno, archivo: nombre })))
  return answerZip(
    `entregas-${slugDe(titulo)}.zip`,
    entregados.map(({ path, submission_date }, i) => ({
      name: nombres[i] as string,
      lastModified: submission_date === null ? now() : Date.parse(submission_date),
      location: files.locate(path),
    })),
  )
}

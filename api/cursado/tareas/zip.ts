import { existsSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { nombreEnEntrega, nombresDeEntrega } from '../../../src/domain/tareas/entregas.ts'
import { answerZip } from '../../suelo/archivos/zip.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { type Cual, requireTarea } from './busqueda.ts'
import { listEntregas } from './entregas.ts'

/** A task's deliveries as one file. */
export function zipEntregas({ db, now, files }: Deps, quien: Quien, cual: Cual): Response {
  const { titulo } = requireTarea(db, quien, cual)
  const entregados = listEntregas(db, eq(tareaAsignaciones.tareaMaestraId, cual.id), now()).flatMap(
    ({ archivos, Alumno, submission_date }) =>
      archivos
        .filter(({ path }) => existsSync(files.locate(path)))
        .map((uno) => ({
          ...Alumno,
          submission_date,
          path: uno.path,
          archivo: nombreEnEntrega(uno, archivos.length),
        })),
  )
  const nombres = nombresDeEntrega(entregados)
  return answerZip(
    `entregas-${slugDe(titulo)}.zip`,
    entregados.map(({ path, submission_date }, i) => ({
      name: nombres[i] as string,
      lastModified: submission_date === null ? now() : Date.parse(submission_date),
      location: files.locate(path),
    })),
  )
}

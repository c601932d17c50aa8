import { createReadStream, existsSync } from 'node:fs'
import { makeZip } from 'client-zip'
import { eq } from 'drizzle-orm'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { nombresDeEntrega } from '../../../src/domain/entregas.ts'
import { slugDe } from '../../../src/domain/texto.ts'
import { fileName } from '../../casa/archivos/respuesta.ts'
import type { Deps } from '../../deps.ts'
import type { Quien } from '../../services/sessions.ts'
import { type Cual, requireTarea } from './busqueda.ts'
import { listEntregas } from './entregas.ts'

/** A task's deliveries as one file, packed as it is sent. */
export function zipEntregas({ db, now, files }: Deps, quien: Quien, cual: Cual): Response {
  const { titulo } = requireTarea(db, quien, cual)
  const entregados = listEntregas(db, eq(tareaAsignaciones.tareaMaestraId, cual.id), now()).flatMap(
    ({ archivo, Alumno, submission_date }) =>
      archivo && existsSync(files.locate(archivo.path)) ? [{ ...archivo, Alumno, submission_date }] : [],
  )
  const nombres = nombresDeEntrega(entregados.map(({ Alumno, nombre }) => ({ ...Alumno, archivo: nombre })))
  const entradas = entregados.map(({ path, submission_date }, i) => ({
    name: nombres[i] as string,
    lastModified: new Date(submission_date ?? now()),
    location: files.locate(path),
  }))
  return new Response(makeZip(open(entradas)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; ${fileName(`entregas-${slugDe(titulo)}.zip`)}`,
    },
  })
}

interface Entrada {
  name: string
  lastModified: Date
  location: string
}

/** One after the other: a file is opened when the one before it is packed, and closed where the reader goes away. */
function* open(entradas: Entrada[]) {
  for (const { location, ...entrada } of entradas) {
    const input = createReadStream(location)
    try {
      yield { ...entrada, input }
    } catch {
      // Thrown in here where the reader goes away: there is nothing more to pack.
      return
    } finally {
      input.destroy()
    }
  }
}

/** What a route that gives such a file answers. */
export const answersZip = () => ({
  200: {
    description: "El archivo: cada entrega se llama 'Apellido Nombre - archivo.pdf'",
    content: { 'application/zip': { schema: { type: 'string' as const, format: 'binary' } } },
  },
})

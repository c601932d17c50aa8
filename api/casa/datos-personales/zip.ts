import { existsSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { archivos } from '../../../db/schema/archivos.ts'
import { createCarpeta, nombreDeArchivoSeguro } from '../../../src/domain/archivos/nombres-de-archivo.ts'
import { answerZip } from '../../suelo/archivos/zip.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Persona } from '../../suelo/sesiones/cambio-pendiente.ts'
import { readDatos } from './datos.ts'

/** All that is kept of somebody, as `datos.json` and the files that the person sent. */
export function zipDatos(deps: Deps, persona: Persona): Response {
  const { db, files, now } = deps
  const datos = JSON.stringify(readDatos(deps, persona), null, 1)
  const dueno = { alumno: archivos.alumnoId, docente: archivos.docenteId }[persona.rol]
  const suyos = db.select().from(archivos).where(eq(dueno, persona.id)).all()
  const nombreEnCarpeta = createCarpeta()
  return answerZip('mis-datos.zip', [
    { name: 'datos.json', lastModified: now(), write: () => `${datos}\n` },
    ...suyos
      .filter(({ path }) => existsSync(files.locate(path)))
      .map(({ path, nombre, created_at }) => ({
        name: `archivos/${nombreEnCarpeta(nombreDeArchivoSeguro(nombre))}`,
        lastModified: created_at,
        location: files.locate(path),
      })),
  ])
}

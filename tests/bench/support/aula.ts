import { join } from 'node:path'
import { migrate, openDb } from '../../../db/client.ts'
import { insertMundo, type Mundo } from './academia.ts'
import { temporaryFolder } from './cleanup.ts'
import { type ServerOptions, seedCatalogo, startServer } from './guarania.ts'
import { type Rol, sesionesEn } from './sesiones.ts'

export interface Aula extends AsyncDisposable {
  url: string
  pid: number
  dataDir: string
  mundo: Mundo
  /** A session of each role. */
  tokens: Record<Rol, string>
  tokenDeAlumno: (id: number) => Promise<string>
}

/** The built program with the large courses, and the catalogue that comes with it where that is asked for. */
export async function startAula({
  conCatalogo = false,
  ...opciones
}: ServerOptions & { conCatalogo?: boolean } = {}): Promise<Aula> {
  const folder = temporaryFolder()
  if (conCatalogo) seedCatalogo(folder.path)
  const { db, sqlite } = openDb(join(folder.path, 'guarania.db'))
  migrate(db)
  const mundo = insertMundo(db)
  const server = await startServer(folder.path, opciones)
  const tokenDe = sesionesEn(folder.path, db)
  const tokenDeAlumno = (id: number) => tokenDe('alumno', id)
  const tokens = {
    admin: await tokenDe('admin'),
    docente: await tokenDe('docente', mundo.docente.id),
    alumno: await tokenDeAlumno(mundo.alumno.id),
  }
  return {
    url: server.url,
    pid: server.pid,
    dataDir: folder.path,
    mundo,
    tokens,
    tokenDeAlumno,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      sqlite.close()
      folder[Symbol.dispose]()
    },
  }
}

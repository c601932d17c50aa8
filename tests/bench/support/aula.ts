import { join } from 'node:path'
import { readSecret } from '../../../api/services/secret.ts'
import { adminSession, personaSession, signSesion, startSesion } from '../../../api/services/sign-in.ts'
import { createTokens } from '../../../api/services/tokens.ts'
import { migrate, openDb } from '../../../db/client.ts'
import { insertMundo, type Mundo } from './academia.ts'
import { temporaryFolder } from './cleanup.ts'
import { type ServerOptions, seedCatalogo, startServer } from './guarania.ts'

export type Rol = 'admin' | 'docente' | 'alumno'

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
  const deps = {
    db,
    tokens: createTokens(readSecret(folder.path), Date.now),
    now: Date.now,
  }
  const tokenDe = (session: Parameters<typeof startSesion>[1]) => signSesion(deps, startSesion(deps, session))
  const tokenDeAlumno = (id: number) => tokenDe(personaSession('alumno', { ...mundo.alumno, id }))
  const tokens = {
    admin: await tokenDe(adminSession),
    docente: await tokenDe(personaSession('docente', mundo.docente)),
    alumno: await tokenDeAlumno(mundo.alumno.id),
  }
  sqlite.close()
  return {
    url: server.url,
    pid: server.pid,
    dataDir: folder.path,
    mundo,
    tokens,
    tokenDeAlumno,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

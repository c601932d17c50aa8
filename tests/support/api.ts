import { createApp } from '../../api/app.ts'
import { createCopiasReader } from '../../api/casa/copias/descarga.ts'
import { createPartiturasReader } from '../../api/cursado/partituras/lectura.ts'
import { createArchivosReader } from '../../api/suelo/archivos/lectura.ts'
import type { Rol } from '../../api/suelo/plugins/auth.ts'
import { setAddress } from '../../api/suelo/services/addresses.ts'
import { adminSession, personaSession, signSesion, startSesion } from '../../api/suelo/services/sign-in.ts'
import type { WritableDb } from '../../db/client.ts'
import { insertAlumno, insertDocente } from './academia.ts'
import { asking, createClient, whileClockStands } from './client.ts'
import { type Options, testDeps } from './deps.ts'
import { holdToDescription } from './descripcion.ts'

/**
 * The whole API in process, and what a test does with it: by the typed client. By `send` and by a client that is
 * called with a string, what the typed client can't say: a cookie or an address of one's own, a query that is wrong
 * on purpose, an address or a method that there is not, a table of addresses. By `call`, what is not JSON.
 */
export function testApi(options: Options = {}) {
  const { deps, dataDir, sent, waits, advance } = testDeps(options)
  const { db, sqlite, changes, tokens, adminPassword, outbox, oyentes } = deps
  const app = createApp(deps)
  holdToDescription(app)
  const readArchivo = createPartiturasReader(deps, createCopiasReader(deps, createArchivosReader(deps)))
  const call = (path: string, init?: RequestInit, address?: string) => {
    const request = new Request(`http://localhost/api${path}`, init)
    if (address) setAddress(request, address)
    return app.handle(request)
  }
  const sendFrom =
    (address?: string) =>
    async (route: string, cuerpo?: unknown, headers: Record<string, string> = {}) => {
      const [method = 'GET', path = '/'] = route.split(' ')
      const body = cuerpo === undefined ? null : JSON.stringify(cuerpo)
      const init = { method, body, headers: { 'content-type': 'application/json', ...headers } }
      const response = await call(path, init, address)
      return { status: response.status, headers: response.headers, data: await response.json() }
    }

  const send = sendFrom()
  const sesion = async (role: Rol = 'admin', persona?: Persona) => {
    const session = role === 'admin' ? adminSession : personaSession(role, persona ?? insertPersona(db, role))
    return { authorization: `Bearer ${await signSesion(deps, startSesion(deps, session))}` }
  }
  /** A client of somebody who is logged in, however the clock moves: this person, or one that is made up. */
  const as = (role: Rol, persona?: Persona) => {
    const quien = role === 'admin' ? undefined : (persona ?? insertPersona(db, role))
    return asking(
      app,
      send,
      whileClockStands(deps.now, () => sesion(role, quien)),
    )
  }

  return {
    app,
    deps,
    db,
    sqlite,
    changes,
    tokens,
    adminPassword,
    outbox,
    /** Made by the first upload; a test that uploads removes it. */
    dataDir,
    /** A GET of a path that begins with /uploads or /partituras. */
    readArchivo: (path: string, init?: RequestInit) =>
      readArchivo(new Request(`http://localhost${path}`, init), path),
    oyentes,
    /** What the outbox handed over, after `await outbox.sendDue()`. */
    sent,
    waits,
    advance,
    /** The typed client of whoever has not logged in. */
    api: createClient(app),
    call,
    /** `send('POST /composers', datos)`, in JSON. */
    send,
    /** The same from an address of one's own. */
    desde: sendFrom,
    /** The headers of a session that lasts as long as sessions do. */
    sesion,
    as,
    asAdmin: as('admin'),
  }
}

type Persona = Parameters<typeof personaSession>[1]
export type TestApi = ReturnType<typeof testApi>

/** Asks by one session, that ends as any other. */
export async function como(contexto: TestApi, ...quien: Parameters<TestApi['sesion']>) {
  const headers = await contexto.sesion(...quien)
  return asking(contexto.app, contexto.send, async () => headers)
}

const insertPersona = (db: WritableDb, role: 'docente' | 'alumno') =>
  role === 'docente' ? insertDocente(db) : insertAlumno(db)

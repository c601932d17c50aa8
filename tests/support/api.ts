import { createApp } from '../../api/app.ts'
import { createArchivosReader } from '../../api/casa/archivos/lectura.ts'
import type { Rol } from '../../api/plugins/auth.ts'
import { setAddress } from '../../api/services/addresses.ts'
import { adminSession, personaSession, signSesion, startSesion } from '../../api/services/sign-in.ts'
import { insertAlumno, insertDocente } from './academia.ts'
import { type ApiClient, createClient, type HeadersOf } from './client.ts'
import { type Options, testDeps } from './deps.ts'

/** The whole API in process, and what a test does with it. */
export function testApi(options: Options = {}) {
  const { deps, dataDir, sent, advance } = testDeps(options)
  const { db, sqlite, changes, tokens, adminPassword, outbox, oyentes } = deps
  const app = createApp(deps)
  const readArchivo = createArchivosReader(deps)
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
    /** A GET of a path that begins with /uploads. */
    readArchivo: (path: string, init?: RequestInit) =>
      readArchivo(new Request(`http://localhost${path}`, init), path),
    oyentes,
    /** What the outbox handed over, after `await outbox.sendDue()`. */
    sent,
    advance,
    /** The typed client of whoever has not logged in. */
    api: createClient(app),
    /** For what the typed client can't send. */
    call,
    /** The same in JSON, like `send('POST /composers', datos)`: what is wrong on purpose, or one of many. */
    send: sendFrom(),
    /** The same from an address of one's own. */
    desde: sendFrom,
    /** The headers of somebody who has logged in: this person, or one that is made up. */
    async sesion(role: Rol = 'admin', persona?: Parameters<typeof personaSession>[1]) {
      const nueva = () => (role === 'docente' ? insertDocente(db) : insertAlumno(db))
      const session = role === 'admin' ? adminSession : personaSession(role, persona ?? nueva())
      return { authorization: `Bearer ${await signSesion(deps, startSesion(deps, session))}` }
    },
  }
}

export type TestApi = ReturnType<typeof testApi>

/** Asks as somebody who has logged in. */
export async function como(contexto: TestApi, ...quien: Parameters<TestApi['sesion']>) {
  const headers = await contexto.sesion(...quien)
  return asking(contexto, async () => headers)
}

/** `pide.admin.catedras.get()` or, for what the typed client can't send, `pide('GET /admin/catedras')`. */
export function asking({ app, send }: TestApi, headers: HeadersOf) {
  const pide = async (call: string, cuerpo?: unknown) => send(call, cuerpo, await headers())
  const client = createClient(app, headers)
  return new Proxy(pide, { get: (_, name) => Reflect.get(client, name) }) as typeof pide & ApiClient
}

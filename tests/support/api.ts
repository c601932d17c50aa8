import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { treaty } from '@elysiajs/eden'
import { createApp } from '../../api/app.ts'
import { createArchivosReader } from '../../api/archivos/lectura.ts'
import type { Deps } from '../../api/deps.ts'
import { createOutbox } from '../../api/mail/outbox.ts'
import type { Mail, Sender } from '../../api/mail/senders.ts'
import type { Rol } from '../../api/plugins/auth.ts'
import { createAdminPassword } from '../../api/services/admin-password.ts'
import { createChanges } from '../../api/services/changes.ts'
import { createFiles } from '../../api/services/files.ts'
import type { Ia } from '../../api/services/ia.ts'
import { createInstitucion, siteOf } from '../../api/services/institucion.ts'
import { createLimits } from '../../api/services/limits.ts'
import { createMetrics } from '../../api/services/metrics.ts'
import { adminSession, personaSession, signSession } from '../../api/services/sessions.ts'
import { createTokens } from '../../api/services/tokens.ts'
import { createOyentes } from '../../api/tablon/oyentes.ts'
import { migrate, openDb } from '../../db/client.ts'
import { insertAlumno, insertDocente } from './academia.ts'

interface Options {
  now?: string
  zona?: string
  siteUrl?: string
  /** Instead of keeping each mail in `sent`. */
  send?: Sender
  /** Without it, no key is set. */
  ia?: Ia
  /** With RATE_LIMIT=off. */
  sinLimites?: boolean
  /** How large an upload may be. */
  maxBytes?: number
  metricsToken?: string
}

/** The whole API in process, on a fresh database and a clock that moves only when told to. */
export function testApi({
  now = '2026-03-02T12:00:00Z',
  zona,
  siteUrl = 'http://localhost',
  send,
  ia,
  sinLimites = false,
  maxBytes = 64 * 1024,
  metricsToken,
}: Options = {}) {
  const sent: Mail[] = []
  const keep: Sender = async (mail) => void sent.push(mail)
  const { db, sqlite } = openDb(':memory:')
  migrate(db)
  let instant = Date.parse(now)
  const clock = () => instant
  const changes = createChanges(sqlite)
  const institucion = createInstitucion({ db, changes, fijos: { zona } })
  const tokens = createTokens('un secreto de prueba', clock)
  const adminPassword = createAdminPassword(db)
  const outbox = {
    ...createOutbox({
      db,
      now: clock,
      from: 'Guarania <no-responder@localhost>',
      signature: () => institucion.read().nombre,
      send: send ?? keep,
    }),
    /** Here mails leave when a test says so. */
    wake: () => undefined,
  }
  const oyentes = createOyentes({ db, pollMs: 5, beatMs: 20 })
  const site = siteOf(institucion, { url: siteUrl, footerCredit: 'el equipo', subidaMaxima: maxBytes })
  const dataDir = join(tmpdir(), `guarania-api-${randomUUID()}`)
  const deps: Deps = {
    db,
    sqlite,
    changes,
    now: clock,
    get zona() {
      return institucion.read().zona
    },
    version: '0.0.0',
    tokens,
    limits: sinLimites ? null : createLimits({ db, now: clock, hash: tokens.hash }),
    outbox,
    proveedorDeCorreo: 'carpeta',
    adminPassword,
    files: createFiles(dataDir, maxBytes),
    metrics: createMetrics(clock),
    metricsToken,
    ia: ia ?? null,
    oyentes,
    institucion,
    site,
  }
  const app = createApp(deps)
  const readArchivo = createArchivosReader(deps)
  const pedir = (path: string, init?: RequestInit) =>
    app.handle(new Request(`http://localhost/api${path}`, init))

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
    leerArchivo: (path: string, init?: RequestInit) =>
      readArchivo(new Request(`http://localhost${path}`, init), path),
    oyentes,
    /** What the outbox handed over, after `await outbox.sendDue()`. */
    sent,
    avanzar: (ms: number) => {
      instant += ms
    },
    api: treaty(app, { parseDate: false }).api,
    /** For what the typed client can't send. */
    pedir,
    /** Sends JSON and reads JSON; `call` is like 'POST /composers'. */
    async enviar(call: string, cuerpo?: unknown, headers: Record<string, string> = {}) {
      const [method = 'GET', path = '/'] = call.split(' ')
      const response = await pedir(path, {
        method,
        body: cuerpo === undefined ? null : JSON.stringify(cuerpo),
        headers: { 'content-type': 'application/json', ...headers },
      })
      return { status: response.status, headers: response.headers, data: await response.json() }
    },
    /** The headers of somebody who has logged in: this person, or one that is made up. */
    async sesion(role: Rol = 'admin', persona?: Parameters<typeof personaSession>[1]) {
      const deps = { db, tokens, adminPassword }
      const nueva = () => (role === 'docente' ? insertDocente(db) : insertAlumno(db))
      const session = role === 'admin' ? adminSession(deps) : personaSession(role, persona ?? nueva())
      return { authorization: `Bearer ${await signSession(deps, session)}` }
    },
  }
}

export type TestApi = ReturnType<typeof testApi>

/** Sends as somebody who has logged in. */
export async function como(
  { enviar, sesion }: TestApi,
  ...quien: Parameters<TestApi['sesion']>
): Promise<(call: string, cuerpo?: unknown) => ReturnType<TestApi['enviar']>> {
  const headers = await sesion(...quien)
  return (call, cuerpo) => enviar(call, cuerpo, headers)
}

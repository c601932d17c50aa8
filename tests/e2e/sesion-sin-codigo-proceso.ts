import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Cookie } from 'elysia'
import { readSecret } from '../../api/suelo/services/secret.ts'
import {
  adminSession,
  COOKIE_DE_ARCHIVOS,
  openSesion,
  personaSession,
} from '../../api/suelo/services/sign-in.ts'
import { createTokens } from '../../api/suelo/services/tokens.ts'
import { findPersona } from '../../api/suelo/sesiones/personas.ts'
import { openDb, type WritableDb } from '../../db/client.ts'
import type { PedidoDeSesion, SesionAbierta } from './sesion-sin-codigo.ts'

/** The process of `openSesion`: a line for each session that is asked for. */
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await open(JSON.parse(line))))
}

async function open({ dataDir, ...quien }: PedidoDeSesion): Promise<SesionAbierta> {
  const { db, sqlite } = openDb(join(dataDir, 'guarania.db'))
  const tokens = createTokens(readSecret(dataDir), Date.now)
  const archivos = { value: '', set: ({ value }: { value: string }) => Object.assign(archivos, { value }) }
  const cookies = { [COOKIE_DE_ARCHIVOS]: archivos as unknown as Cookie<unknown> }
  const request = new Request('http://localhost', { headers: { 'user-agent': 'Chrome/1 (Linux)' } })
  const deps = { db, tokens, now: Date.now, site: { url: 'http://localhost' } }
  const token = await openSesion(deps, sessionOf(db, quien), { cookies, request })
  sqlite.close()
  return { token, archivos: archivos.value }
}

function sessionOf(db: WritableDb, { rol, email }: Omit<PedidoDeSesion, 'dataDir'>) {
  if (rol === 'admin') return adminSession
  const persona = findPersona(db, rol, email)
  if (!persona) throw new Error(`Nadie ingresa como ${rol} con ${email}`)
  return personaSession(rol, persona)
}

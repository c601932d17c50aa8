import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Cookie } from 'elysia'
import { transactAnyway } from '../../../db/client.ts'
import { sesiones } from '../../../db/schema/sesiones.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import { readSesion, type Sesion } from '../plugins/auth.ts'
import { forgetDispositivos, forgetDispositivosEn } from '../services/dispositivos.ts'
import { enISO } from '../services/instants.ts'
import { deQuien } from '../services/sessions.ts'
import { COOKIE_DE_ARCHIVOS, clearUploadCookie } from '../services/sign-in.ts'
import { sesionNoEncontrada } from './errors.ts'
import { requireSinLimite } from './ingreso-en-mano.ts'

/** One's own, the newest first. */
export function listSesiones({ db, now }: Deps, sesion: Sesion) {
  const rows = db.select().from(sesiones).where(abiertasDe(sesion, now())).orderBy(desc(sesiones.id)).all()
  return rows.map(({ id, dispositivo, created_at, vistaEn }) => ({
    id,
    dispositivo,
    desde: enISO(created_at),
    vista: enISO(vistaEn),
    actual: id === sesion.sid,
  }))
}

export function closeSesion(deps: Deps, sesion: Sesion, id: number) {
  const { now } = deps
  if (id !== sesion.sid) requireSinLimite(deps, sesion)
  const suya = and(eq(sesiones.id, id), abiertasDe(sesion, now()))
  enActo(deps, sesion, {}, ({ tx, note }) => {
    // Before its own row: that one would only be taken out of them.
    forgetDispositivosEn(tx, id)
    const cerrada = tx.delete(sesiones).where(suya).returning({ id: sesiones.id }).get()
    if (!cerrada) throw sesionNoEncontrada()
    note({ hecho: 'sesiones.cerrar' })
  })
  return { message: 'Sesión cerrada.' }
}

/** All but the one that asks. */
export function closeLasDemas(deps: Deps, sesion: Sesion) {
  const { now } = deps
  requireSinLimite(deps, sesion)
  const otras = and(ne(sesiones.id, sesion.sid), abiertasDe(sesion, now()))
  const cerradas = enActo(deps, sesion, {}, ({ tx, note }) => {
    note({ hecho: 'sesiones.cerrar' })
    forgetDispositivos(tx, sesion, sesion.sid)
    return tx.delete(sesiones).where(otras).returning({ id: sesiones.id }).all()
  }).length
  return { message: mensajeDe(cerradas), cerradas }
}

/** What is over is gone within a minute, and until then nobody sees it. */
const abiertasDe = (quien: Sesion, now: number) => and(deQuien(quien), gt(sesiones.venceEn, now))

function mensajeDe(cerradas: number): string {
  if (cerradas === 0) return 'No había otra sesión abierta.'
  return `${cerradas === 1 ? 'Se cerró' : 'Se cerraron'} ${cuantos(cerradas, 'sesión', 'sesiones')}.`
}

/** Whoever has none, or one that is over, has left as well. */
export async function logout(
  deps: Deps,
  authorization: string | undefined,
  cookies: Record<string, Cookie<unknown>>,
): Promise<{ message: string }> {
  const cookie = cookies[COOKIE_DE_ARCHIVOS]?.value
  const sesion = await readSesion(deps, authorization, typeof cookie === 'string' ? cookie : undefined)
  if (sesion)
    transactAnyway(deps.db, (tx) => {
      forgetDispositivosEn(tx, sesion.sid)
      tx.delete(sesiones).where(eq(sesiones.id, sesion.sid)).run()
    })
  clearUploadCookie(cookies)
  return { message: 'Sesión cerrada.' }
}

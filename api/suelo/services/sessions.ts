import { and, eq, gt, lte, type Placeholder, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { consulta } from '../../../db/consulta.ts'
import { sesiones } from '../../../db/schema/sesiones.ts'
import type { RolDeSesion } from '../../../src/domain/sesiones/sesiones.ts'
import { forgetDispositivos } from './dispositivos.ts'
import { todayOf } from './today.ts'
import type { Claims, Tokens } from './tokens.ts'

export interface SessionDeps {
  db: Db
  tokens: Tokens
  now: () => number
  /** The institution's time zone. */
  readonly zona: string
}

/** Whose sessions; the administrator's id is 0. */
export interface Dueno {
  rol: RolDeSesion
  id: number
}

/** A teacher, on a day, YYYY-MM-DD where the institution is: by it their courses are theirs. */
export interface QuienDicta extends Dueno {
  rol: 'docente'
  hoy: string
}

/** Who asks. */
export type Quien = (Dueno & { rol: Exclude<RolDeSesion, 'docente'> }) | QuienDicta

/** As the request's guard knows it. */
export type Sesion = Quien & {
  /** Which one of theirs. */
  sid: number
  vistaEn: number
  /** When it may do all; null where it may from the start. */
  libreEn: number | null
}

/**
 * The session that a signed token is of, where it is still open and that person's. A copy that was restored gives ids
 * anew, so that the instant has to be the row's too.
 */
export function findSesion(
  deps: Pick<SessionDeps, 'db' | 'now' | 'zona'>,
  { role, sub, sid, desde }: Claims,
): Sesion | undefined {
  const { db, now } = deps
  const quien = { rol: role as RolDeSesion, id: role === 'admin' ? 0 : Number(sub) }
  const cual = { sid: Number(sid), desde: Number(desde), ahora: now(), id: quien.id }
  const row = abiertas[quien.rol](db).get(cual)
  return row && { ...quien, hoy: todayOf(deps), ...row }
}

const hueco = sql.placeholder

const abiertaDe = (rol: RolDeSesion) =>
  consulta((tx) =>
    tx
      .select({ sid: sesiones.id, vistaEn: sesiones.vistaEn, libreEn: sesiones.libreEn })
      .from(sesiones)
      .where(
        and(
          eq(sesiones.id, hueco('sid')),
          eq(sesiones.created_at, hueco('desde')),
          gt(sesiones.venceEn, hueco('ahora')),
          deQuien({ rol, id: hueco('id') }),
        ),
      ),
  )

const abiertas = { admin: abiertaDe('admin'), docente: abiertaDe('docente'), alumno: abiertaDe('alumno') }

/** Of the administrator there is no id to compare. */
export function deQuien({ rol, id }: { rol: RolDeSesion; id: number | Placeholder }) {
  return and(
    eq(sesiones.rol, rol),
    rol === 'alumno' ? eq(sesiones.alumnoId, id) : undefined,
    rol === 'docente' ? eq(sesiones.docenteId, id) : undefined,
  )
}

const VISTA_CADA_MS = 15 * 60 * 1000

/** That it was used, now and then. Who only reads is not to fail because it can't be written: the next call tries. */
export function noteUse({ db, now }: Pick<SessionDeps, 'db' | 'now'>, { sid, vistaEn }: Sesion): void {
  const instant = now()
  if (Math.abs(instant - vistaEn) < VISTA_CADA_MS) return
  try {
    transact(db, (tx) => tx.update(sesiones).set({ vistaEn: instant }).where(eq(sesiones.id, sid)).run())
  } catch {}
}

/** All of somebody's, and where they were told of what happens. */
export function endSesiones(tx: Tx, quien: Dueno): void {
  forgetDispositivos(tx, quien)
  tx.delete(sesiones).where(deQuien(quien)).run()
}

/** Those whose time is over. */
export function forgetSesiones(tx: Tx, now: number): void {
  tx.delete(sesiones).where(lte(sesiones.venceEn, now)).run()
}

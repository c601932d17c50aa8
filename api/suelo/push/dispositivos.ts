import { and, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../../db/client.ts'
import { dispositivos } from '../../../db/schema/dispositivos.ts'
import type { RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import { dispositivoDe } from '../../../src/domain/sesiones/dispositivos.ts'
import { enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'
import { tooMany } from '../plugins/limit.ts'
import { isDispositivoDe } from '../services/dispositivos.ts'
import { enISO } from '../services/instants.ts'
import { bandejaDe } from './mensaje.ts'
import type { Suscripcion } from './suscripcion.ts'

const MAXIMO = 8
const PRUEBAS = { calls: 5, seconds: 3600 }

export const dispositivo = z.object({
  id: z.int(),
  nombre: z.string(),
  endpoint: z.string(),
  created_at: z.iso.datetime(),
  usado_en: z.iso.datetime(),
})

/** Who asks, in which of their sessions. */
export interface Quien {
  rol: RolConCodigo
  id: number
  sid: number
}

/** The one used last comes first. */
export const listDispositivos = (db: Db, quien: Quien) =>
  db
    .select()
    .from(dispositivos)
    .where(isDispositivoDe(quien))
    .orderBy(...primeroElUltimo)
    .all()
    .map(toAnswer)

const primeroElUltimo = [desc(dispositivos.usadoEn), desc(dispositivos.id)]

const toAnswer = ({ id, nombre, endpoint, created_at, usadoEn }: typeof dispositivos.$inferSelect) => ({
  id,
  nombre,
  endpoint,
  created_at: enISO(created_at),
  usado_en: enISO(usadoEn),
})

/** A browser tells of itself, the first time and now and then. It belongs to who said it last. */
export function saveDispositivo(deps: Deps, quien: Quien, dicho: Suscripcion, agente: string | null) {
  const { endpoint, keys, nombre } = dicho
  if (!deps.push.permite(endpoint)) throw servicioDesconocido()
  return enActo(deps, quien, {}, ({ tx, ahora, note }) => {
    const fila = { ...keys, sesionId: quien.sid, usadoEn: ahora, rechazos: 0, ...(nombre && { nombre }) }
    const isEste = eq(dispositivos.endpoint, endpoint)
    const suyo = tx
      .update(dispositivos)
      .set(fila)
      .where(and(isEste, isDispositivoDe(quien)))
      .returning()
      .get()
    if (suyo) return toAnswer(suyo)
    // What waits for somebody else is not for this one.
    tx.delete(dispositivos).where(isEste).run()
    note({ hecho: 'dispositivos.agregar' })
    const de = quien.rol === 'docente' ? { docenteId: quien.id } : { alumnoId: quien.id }
    const nuevo = tx
      .insert(dispositivos)
      .values({ ...de, nombre: dispositivoDe(agente), ...fila, endpoint, created_at: ahora })
      .returning()
      .get()
    dropUnused(tx, quien)
    return toAnswer(nuevo)
  })
}

/** One too many takes the place of the one that was not used for longest. */
function dropUnused(tx: Tx, quien: Quien): void {
  const sobran = tx
    .select({ id: dispositivos.id })
    .from(dispositivos)
    .where(isDispositivoDe(quien))
    .orderBy(...primeroElUltimo)
    .all()
    .slice(MAXIMO)
    .map(({ id }) => id)
  tx.delete(dispositivos).where(inArray(dispositivos.id, sobran)).run()
}

export function deleteDispositivo(deps: Deps, quien: Quien, id: number) {
  enActo(deps, quien, {}, ({ tx, note }) => {
    const isSuyo = and(eq(dispositivos.id, id), isDispositivoDe(quien))
    if (tx.delete(dispositivos).where(isSuyo).run().changes === 0) throw dispositivoNoEncontrado()
    note({ hecho: 'dispositivos.quitar' })
  })
  return { message: 'Ese dispositivo ya no recibe avisos.' }
}

export function probarDispositivo(deps: Deps, quien: Quien, id: number) {
  const { limits, push } = deps
  enActo(deps, quien, {}, ({ tx }) => {
    const isSuyo = and(eq(dispositivos.id, id), isDispositivoDe(quien))
    if (!tx.select({ id: dispositivos.id }).from(dispositivos).where(isSuyo).get())
      throw dispositivoNoEncontrado()
  })
  const wait = limits?.count(`prueba de ${quien.rol} ${quien.id}`, PRUEBAS) ?? 0
  if (wait) throw tooMany(wait)
  enActo(deps, quien, {}, ({ tx }) => push.probar(tx, id, bandejaDe[quien.rol]))
  return { message: 'Te enviamos un aviso de prueba.' }
}

const servicioDesconocido = () =>
  new AppError(400, 'servicio_desconocido', 'Ese navegador avisa por un servicio que no conocemos.', {
    campos: { endpoint: 'Ese navegador avisa por un servicio que no conocemos.' },
  })
const dispositivoNoEncontrado = () =>
  new AppError(404, 'dispositivo_no_encontrado', 'Ese dispositivo no existe.')

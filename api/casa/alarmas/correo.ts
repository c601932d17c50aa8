import { and, count, desc, gt, inArray, isNull, like, lte, max, ne, or } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { conValor } from '../../../db/consulta.ts'
import { correos } from '../../../db/schema/correos.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { CLAVE_RECHAZADA } from '../../suelo/correos/senders.ts'
import type { Deps } from '../../suelo/deps.ts'
import { claveDeCarta } from './alarmas.ts'

const HOUR_MS = 3_600_000

const ILEGIBLE =
  'La clave guardada es de otra instalación y no se puede leer: los correos quedan en la carpeta hasta que se la escriba otra vez en Institución, Correo.'

/** What says that mails don't leave is no proof of it, or it would last by itself. */
const isOtra = or(isNull(correos.reemplaza), ne(correos.reemplaza, claveDeCarta('CORREO')))

/** Why mails don't leave: the provider refuses its key, or for an hour all that were tried stay; null where they do. */
export function motivoDeCorreo({ db, via }: Pick<Deps, 'db' | 'via'>, now: number): string | null {
  if (via().clave === 'ILEGIBLE') return ILEGIBLE
  const last =
    db
      .select({ instant: max(correos.enviadoEn) })
      .from(correos)
      .where(inArray(correos.estado, ['enviado', 'en_carpeta']))
      .get()?.instant ?? 0
  const refused = db
    .select({ error: correos.ultimoError })
    .from(correos)
    .where(and(isOtra, gt(correos.created_at, last), like(correos.ultimoError, `${CLAVE_RECHAZADA}%`)))
    .orderBy(desc(correos.id))
    .get()
  if (refused) return refused.error
  return last > now - HOUR_MS ? null : motivoDeLosQueEsperan(db, now)
}

function motivoDeLosQueEsperan(db: Reader, now: number): string | null {
  const isWaiting = and(
    isOtra,
    conValor(correos.estado, 'pendiente'),
    lte(correos.created_at, now - HOUR_MS),
    gt(correos.intentos, 0),
  )
  const waiting = db.select({ n: count() }).from(correos).where(isWaiting).get()?.n ?? 0
  if (waiting === 0) return null
  const tried = db.select().from(correos).where(isWaiting).orderBy(desc(correos.id)).get()
  const cuales = cuantos(waiting, 'espera', 'esperan')
  return `Hace más de una hora que no sale ningún correo, y ${cuales}: ${tried?.ultimoError ?? ''}`
}

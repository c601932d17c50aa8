import { type Db, guardWrites, type Reader } from '../../../db/client.ts'
import { AppError } from '../plugins/app-error.ts'
import { readAjustes } from './ajustes.ts'
import type { Changes } from './changes.ts'

/** Since when nothing may be written, in ISO 8601 UTC; without it everything may. */
export const CLAVE = 'mantenimiento'

const RETRY_SECONDS = 60

export const enMantenimiento = () =>
  new AppError(
    503,
    'en_mantenimiento',
    'Estamos mudando el sitio. Lo que escribiste sigue en tu pantalla: prueba en un minuto.',
    { headers: { 'retry-after': String(RETRY_SECONDS) } },
  )

/** Since when the site only reads, in ISO 8601 UTC; null while it takes everything. */
export const soloLecturaDesde = (db: Reader): string | null => readAjustes(db, [CLAVE])[CLAVE] ?? null

/** Whether the site only reads, as kept answers are told: another process may have said so. */
export function createSoloLectura({ db, changes }: { db: Db; changes: Changes }): () => boolean {
  let stamp = Number.NaN
  let known = false
  return () => {
    const current = changes.stamp(['institucion'])
    if (current !== stamp) {
      known = soloLecturaDesde(db) !== null
      stamp = current
    }
    return known
  }
}

/** What was under way when the switch was turned is refused as well: a copy made after it has all that was taken. */
export const refuseWhileMoving = (db: Db): void =>
  guardWrites(db, (tx) => {
    if (soloLecturaDesde(tx) !== null) throw enMantenimiento()
  })

import { eq, lte } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { cambiosDeEmail } from '../../../db/schema/cambios-de-email.ts'
import { ESPERA_DE_CAMBIO_MS } from '../../../src/domain/sesiones/cambio-de-email.ts'
import { beginActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'
import type { Job } from '../services/jobs.ts'
import { type Cambio, deletePendiente, findPendiente, type Persona, personaDe } from './cambio-pendiente.ts'
import { cartaDeCambio, cartaDeDescarte } from './cartas-de-cambio.ts'
import { findPersona, readEmail, tablaDe } from './personas.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'zona' | 'outbox' | 'temas'>

/** Each minute, those that waited long enough: until then a person signs in with the e-mail of before. */
export function cambiosQueValen(deps: Needs): Job {
  const { db, now } = deps
  return {
    name: 'cambios de email',
    run() {
      transact(db, (tx) => {
        const suyos = tx
          .select()
          .from(cambiosDeEmail)
          .where(lte(cambiosDeEmail.confirmadoEn, now() - ESPERA_DE_CAMBIO_MS))
          .all()
        for (const cambio of suyos) {
          const hecho = settleCambio(deps, tx, cambio) ? 'email.cambiar' : 'email.descartar'
          beginActo(deps, tx, personaDe(cambio), {}).note({ hecho })
        }
      })
    },
  }
}

/** Gives a person the new e-mail, where nobody else has it by now. */
export function settleCambio({ now, outbox }: Omit<Needs, 'db'>, tx: Tx, cambio: Cambio): boolean {
  const persona = personaDe(cambio)
  const { rol, id } = persona
  const antes = readEmail(tx, persona)
  const nuevo = cambio.email
  deletePendiente(tx, persona)
  const deQuien = findPersona(tx, rol, nuevo)
  const isLibre = deQuien === undefined || deQuien.id === id
  const personas = tablaDe(rol)
  if (isLibre) tx.update(personas).set({ email: nuevo, updated_at: now() }).where(eq(personas.id, id)).run()
  const carta = isLibre ? cartaDeCambio({ antes, nuevo }) : cartaDeDescarte({ antes, nuevo })
  for (const para of [antes, nuevo]) outbox.post(tx, para, carta)
  return isLibre
}

/** For the administrator, who needs not wait. */
export function requirePendiente(tx: Reader, now: number, persona: Persona): Cambio {
  const cambio = findPendiente(tx, now, persona)
  if (!cambio) throw new AppError(409, 'sin_cambio_de_email', 'No hay ningún cambio de email que confirmar.')
  return cambio
}

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { transact } from '../../../db/client.ts'
import { cambiosDeEmail } from '../../../db/schema/cambios-de-email.ts'
import { maskEmail } from '../../../src/domain/comunidad/ranking.ts'
import { beginActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'
import { type Cambio, deletePendiente, isVigente, personaDe } from './cambio-pendiente.ts'
import { areEqual } from './secreto.ts'

/** What who follows the link may know. */
export const cambioPorEnlace = z.object({
  email: z.string().meta({ description: 'El nuevo, enmascarado' }),
})

/** By which the address that holds cancels a change; it dies with it. */
export const enlaceDeCambio = (deps: Pick<Deps, 'site' | 'tokens'>, cambio: Cambio): string =>
  `${paginaDeCambio(deps)}/${cambio.id}-${firmaDe(deps, cambio)}`

const paginaDeCambio = ({ site }: Pick<Deps, 'site'>) => `${site.url}/cambio-de-email`

/** Where the page says that it was cancelled. */
export const paginaDeCancelado = (deps: Pick<Deps, 'site'>) => `${paginaDeCambio(deps)}/cancelado`

const firmaDe = ({ tokens }: Pick<Deps, 'tokens'>, { id, created_at, email }: Cambio): string =>
  tokens.hash(`cancelar el cambio de email ${id} ${created_at} ${email.toLowerCase()}`)

export function readCambioPorEnlace(deps: Deps, enlace: string) {
  return { email: maskEmail(requireCambio(deps, deps.db, enlace).email) }
}

export function cancelPorEnlace(deps: Deps, enlace: string): { message: string } {
  transact(deps.db, (tx) => {
    const persona = personaDe(requireCambio(deps, tx, enlace))
    deletePendiente(tx, persona)
    beginActo(deps, tx, persona, {}).note({ hecho: 'email.cancelar' })
  })
  return { message: 'Tu email queda como estaba.' }
}

function requireCambio(deps: Deps, tx: Reader, enlace: string): Cambio {
  const [, id, firma = ''] = /^(\d{1,15})-([0-9a-f]{64})$/.exec(enlace) ?? []
  const suyo = and(eq(cambiosDeEmail.id, Number(id ?? 0)), isVigente(deps.now()))
  const cambio = tx.select().from(cambiosDeEmail).where(suyo).get()
  if (!cambio || !areEqual(firmaDe(deps, cambio), firma)) throw enlaceSinCambio()
  return cambio
}

const enlaceSinCambio = () =>
  new AppError(
    404,
    'cambio_no_encontrado',
    'Este enlace ya no sirve: el cambio de email se canceló, o ya vale.',
  )

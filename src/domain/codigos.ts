import { z } from 'zod'
import { textoEscrito } from './campos.ts'
import { codigoLimpio, esCodigo, SEGUNDOS_ENTRE_CODIGOS, SEIS_DIGITOS } from './codigo-escrito.ts'
import { aplicarReglas, emailInvalido, type Regla, sinEmail } from './reglas.ts'

/** Who signs in with a one-time code. */
export const rolesConCodigo = ['alumno', 'docente'] as const
export type RolConCodigo = (typeof rolesConCodigo)[number]

const INTENTOS = 5
const MINUTO_MS = 60_000
export const VIGENCIA_MS = 10 * MINUTO_MS

/** How many codes an e-mail may ask for, in how long. */
export const limitesDeCodigos = [
  { cuantos: 1, ms: 1000 * SEGUNDOS_ENTRE_CODIGOS },
  { cuantos: 5, ms: 60 * MINUTO_MS },
] as const

/**
 * How long to wait for the next code, in ms; `pedidos` are the instants of the earlier ones. Those of a clock that was
 * ahead don't count: nobody is to wait until then.
 */
export function esperaDeCodigo(pedidos: number[], ahora: number): number {
  return limitesDeCodigos.reduce((espera, { cuantos, ms }) => {
    const recientes = pedidos
      .filter((pedido) => pedido > ahora - ms && pedido <= ahora)
      .toSorted((a, b) => a - b)
    const queSale = recientes.at(-cuantos)
    return queSale === undefined ? espera : Math.max(espera, queSale + ms - ahora)
  }, 0)
}

const email: Regla<{ email: string }>[] = [sinEmail('email'), emailInvalido('email')]

export const pedidoDeCodigo = z.object({ email: textoEscrito }).superRefine(aplicarReglas(email))

/** Typed, pasted, or sent as a number. */
export const codigoEscrito = z
  .unknown()
  .optional()
  .transform((valor) => (typeof valor === 'string' || typeof valor === 'number' ? `${valor}` : ''))
  .transform(codigoLimpio)
  .meta({ type: 'string' })

/** Students' screens say `otp`, teachers' say `code`; either may. */
export const verificacion = z
  .object({ email: textoEscrito, otp: codigoEscrito, code: codigoEscrito })
  .superRefine(
    aplicarReglas<{ email: string; otp: string; code: string }>([
      ...email,
      ['otp', ({ otp, code }) => !esCodigo(otp || code), SEIS_DIGITOS],
    ]),
  )
  .transform(({ email, otp, code }) => ({ email, codigo: otp || code }))

export type Verificacion = z.infer<typeof verificacion>

/** How a code row can be used no more: whatever it says, it is refused. */
export function esUtilizable(
  codigo: { intentos: number; venceEn: number; usadoEn: number | null },
  ahora: number,
): boolean {
  return codigo.usadoEn === null && codigo.intentos < INTENTOS && ahora < codigo.venceEn
}

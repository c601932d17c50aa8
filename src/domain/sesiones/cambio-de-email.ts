import { z } from 'zod'
import { applyReglas } from '../base/reglas-de-formulario.ts'
import { isCodigo, SEGUNDOS_ENTRE_CODIGOS, SEIS_DIGITOS } from './codigo-escrito.ts'
import { codigoEscrito } from './codigos.ts'

const INTENTOS = 5

/** How long one is reminded of a change that was not confirmed; its code is worth less long. */
export const PENDIENTE_MS = 24 * 60 * 60 * 1000

/** How long one that was confirmed waits before it counts. */
export const ESPERA_DE_CAMBIO_MS = 72 * 60 * 60 * 1000

/** How many codes somebody may have sent to a new address. */
export const limitesDeCambio = [
  { calls: 1, seconds: SEGUNDOS_ENTRE_CODIGOS },
  { calls: 5, seconds: 60 * 60 },
] as const

export const confirmacionDeEmail = z
  .object({ codigo: codigoEscrito })
  .superRefine(applyReglas<{ codigo: string }>([['codigo', ({ codigo }) => !isCodigo(codigo), SEIS_DIGITOS]]))

/** Two that differ by case only are the same address. */
export const isOtroEmail = (uno: string, otro: string) => uno.toLowerCase() !== otro.toLowerCase()

interface PorConfirmar {
  intentos: number
  venceEn: number
  confirmadoEn: number | null
}

/** Whether a change may still be confirmed with its code. */
export const isConfirmable = ({ intentos, venceEn, confirmadoEn }: PorConfirmar, ahora: number) =>
  confirmadoEn === null && intentos < INTENTOS && ahora < venceEn

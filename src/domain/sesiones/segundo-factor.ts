import { z } from 'zod'
import { applyReglas, type Regla } from '../base/reglas-de-formulario.ts'
import { claveEscrita } from './clave.ts'
import { isCodigo, SEIS_DIGITOS } from './codigo-escrito.ts'
import { codigoEscrito } from './codigos.ts'
import { FALTA_EL_CODIGO } from './segundo-factor-escrito.ts'

const sinCodigo: Regla<{ codigo: string }> = ['codigo', ({ codigo }) => !codigo, FALTA_EL_CODIGO]

/** That an application has the secret: a code of its own, not one for recovery. */
export const confirmacion = z
  .object({ codigo: codigoEscrito })
  .superRefine(
    applyReglas<{ codigo: string }>([sinCodigo, ['codigo', ({ codigo }) => !isCodigo(codigo), SEIS_DIGITOS]]),
  )

export type Confirmacion = z.infer<typeof confirmacion>

const sinClave: Regla<{ password: string }> = [
  'password',
  ({ password }) => !password,
  'Escribe tu contraseña.',
]

/** Whoever finds a session open may not choose how the next one is opened. */
export const soloClave = z
  .object({ password: claveEscrita })
  .superRefine(applyReglas<{ password: string }>([sinClave]))

export type SoloClave = z.infer<typeof soloClave>

/** Nor weaken it. */
export const claveYCodigo = z
  .object({ password: claveEscrita, codigo: codigoEscrito })
  .superRefine(applyReglas<{ password: string; codigo: string }>([sinClave, sinCodigo]))

export type ClaveYCodigo = z.infer<typeof claveYCodigo>

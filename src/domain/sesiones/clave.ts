import { z } from 'zod'
import { escrito } from '../base/campos.ts'
import { applyReglas, masLargo, type Regla } from '../base/reglas-de-formulario.ts'

/** The shortest password that the administrator may choose; the environment's may be shorter, and that is said. */
export const MINIMO_DE_CLAVE = 10
/** A longer one is not taken at the login, so nobody may set it. */
export const MAXIMO_DE_CLAVE = 1000

/** As it was typed: a password may begin or end with a blank. */
export const claveEscrita = escrito('', 'un texto', (valor) =>
  typeof valor === 'string' ? valor : undefined,
).meta({
  type: 'string',
})

const camposDeClave = { actual: claveEscrita, nueva: claveEscrita }

export type CambioDeClave = Record<keyof typeof camposDeClave, string>

const reglas: Regla<CambioDeClave>[] = [
  ['actual', ({ actual }) => !actual, 'Escribe la contraseña de ahora.'],
  ['nueva', ({ nueva }) => !nueva, 'Escribe la contraseña nueva.'],
  [
    'nueva',
    ({ nueva }) => nueva.length < MINIMO_DE_CLAVE,
    `La contraseña nueva necesita al menos ${MINIMO_DE_CLAVE} caracteres.`,
  ],
  masLargo('actual', MAXIMO_DE_CLAVE, 'La contraseña es demasiado larga.'),
  masLargo('nueva', MAXIMO_DE_CLAVE, 'La contraseña es demasiado larga.'),
]

export const cambioDeClave = z.object(camposDeClave).superRefine(applyReglas(reglas))

/** Whose the administrator's password is: a setting's, made up at the first start, or chosen. */
export const origenesDeClave = ['ambiente', 'generada', 'propia'] as const
export type OrigenDeClave = (typeof origenesDeClave)[number]

/** Said of what the environment sets: installations start with it, so it is not refused. */
export const avisoDeClaveCorta = (clave: string | undefined): string | undefined =>
  clave && clave.length < MINIMO_DE_CLAVE
    ? `ADMIN_PASSWORD tiene menos de ${MINIMO_DE_CLAVE} caracteres: conviene una más larga`
    : undefined

import { z } from 'zod'
import { textoEscrito } from '../base/campos.ts'
import { cuantos } from '../base/numeros.ts'

/** Asked for again within this time, as over a line that was cut, it is the same listening. */
export const MISMA_ESCUCHA_MS = 10 * 60_000

const LARGO_DE_CLAVE = 64

/** One listening, by a key of who asks for it. */
export const escuchaPedida = z.object({
  clave: textoEscrito.refine(
    (clave) => clave !== '' && clave.length <= LARGO_DE_CLAVE,
    'Falta la clave de la escucha.',
  ),
})

export const yaSeEscucho = (veces: number) => `Ya la escuchaste ${cuantos(veces, 'vez', 'veces')}.`

export const textoDeQuedan = (quedan: number) =>
  quedan === 0
    ? 'Escuchas: no te queda ninguna.'
    : `Escuchas: te ${quedan === 1 ? 'queda' : 'quedan'} ${quedan}.`

/** How an answer says how many are left. */
export const QUEDAN = 'x-quedan'

import { z } from 'zod'
import { textoEscrito } from '../base/campos.ts'

const LARGO_DE_CLAVE = 64

/** One listening, by a key of who asks for it. */
export const escuchaPedida = z.object({
  clave: textoEscrito.refine(
    (clave) => clave !== '' && clave.length <= LARGO_DE_CLAVE,
    'Falta la clave de la escucha.',
  ),
})

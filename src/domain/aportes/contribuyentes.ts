import { z } from 'zod'
import { datoEscrito, exceeds, LARGO, textoEscrito } from '../base/campos.ts'
import { applyReglas, emailInvalido, type Regla, sinEmail } from '../base/reglas-de-formulario.ts'
import { type ModoDeAparecer, modosDeAparecer } from '../comunidad/modos-de-aparecer.ts'
import { isCodigo, SEIS_DIGITOS } from '../sesiones/codigo-escrito.ts'
import { codigoEscrito } from '../sesiones/codigos.ts'

interface DatosDeReclamo {
  email: string
  /** Blank: one is asked for. */
  codigo: string
  como: string
  nombre: string
}

const reglas: Regla<DatosDeReclamo>[] = [
  sinEmail('email'),
  emailInvalido('email'),
  ['codigo', ({ codigo }) => !!codigo && !isCodigo(codigo), SEIS_DIGITOS],
  [
    'como',
    ({ como }) => !!como && !modosDeAparecer.includes(como as ModoDeAparecer),
    'Elige cómo quieres aparecer.',
  ],
  [
    'nombre',
    ({ como, nombre }) => como === 'NOMBRE' && !nombre,
    'Falta el nombre con el que quieres aparecer.',
  ],
  ['nombre', ({ nombre }) => exceeds(nombre, LARGO.nombre), 'El nombre no puede pasar de 120 caracteres.'],
]

export const reclamo = z
  .object({ email: datoEscrito, codigo: codigoEscrito, como: textoEscrito, nombre: datoEscrito })
  .superRefine(applyReglas(reglas))
  .transform(({ como, ...datos }) => ({ ...datos, como: como === '' ? null : (como as ModoDeAparecer) }))

export type Reclamo = z.infer<typeof reclamo>

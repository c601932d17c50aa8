import { z } from 'zod'
import {
  banderaDicha,
  datoEscrito,
  enteroEscrito,
  escrito,
  exceeds,
  idsEscritos,
  isId,
  LARGO,
  textoEscrito,
  textoLargoEscrito,
} from '../base/campos.ts'
import { isPlazo } from '../base/plazos.ts'
import { applyReglas, emailInvalido, fueraDe, type Regla, sinEmail } from '../base/reglas-de-formulario.ts'
import { isCodigo, SEIS_DIGITOS } from '../sesiones/codigo-escrito.ts'
import { codigoEscrito } from '../sesiones/codigos.ts'
import { CUPO_MAXIMO, type ModoDeIngreso, modosDeIngreso } from './codigo-de-ingreso.ts'
import { alInscribir } from './inscripciones.ts'

interface Apertura {
  abierto: boolean | null
  hasta: string
  cupo: number | null
  modo: ModoDeIngreso | null
}

const reglasDeApertura: Regla<Apertura>[] = [
  [
    'abierto',
    ({ abierto }) => abierto === null,
    'Falta decir si el código está abierto (abierto: true o false).',
  ],
  ['hasta', ({ hasta }) => !!hasta && !isPlazo(hasta), 'La fecha hasta la que vale no es válida.'],
  ['cupo', ({ cupo }) => fueraDe(cupo, 1, CUPO_MAXIMO), `El cupo va de 1 a ${CUPO_MAXIMO}.`],
]

/** What isn't said stays as it is. */
export const aperturaDeIngreso = z
  .object({
    abierto: banderaDicha,
    /** As in `plazos.ts`. */
    hasta: textoEscrito,
    cupo: enteroEscrito,
    modo: escrito<ModoDeIngreso | null>(null, modosDeIngreso.join(' o '), (valor) =>
      modosDeIngreso.find((uno) => uno === valor),
    ).meta({ type: 'string', enum: [...modosDeIngreso] }),
  })
  .superRefine(applyReglas(reglasDeApertura))
export type AperturaDeIngreso = z.infer<typeof aperturaDeIngreso>

interface Confirmacion {
  email: string
  codigo: string
}

/** The e-mail by which somebody asked, with the code that went there. */
export const confirmacionDeIngreso = z
  .object({ email: datoEscrito, codigo: codigoEscrito })
  .superRefine(
    applyReglas<Confirmacion>([
      sinEmail('email'),
      emailInvalido('email'),
      ['codigo', ({ codigo }) => !isCodigo(codigo), SEIS_DIGITOS],
    ]),
  )

/** Of who has signed in, the code is all. */
export const ingresoPropio = z
  .object({ codigo: textoEscrito })
  .superRefine(applyReglas<{ codigo: string }>([['codigo', ({ codigo }) => !codigo, 'Escribe el código.']]))

interface Pedidos {
  ids: number[]
}

const reglasDePedidos: Regla<Pedidos>[] = [
  ['ids', ({ ids }) => ids.length === 0, 'Elige al menos un pedido.'],
  ['ids', ({ ids }) => !ids.every(isId), 'Hay un pedido que no es válido.'],
]

/** With what who enrols is given. */
export const aceptacionDeIngreso = z
  .object({ ids: idsEscritos, ...alInscribir })
  .superRefine(applyReglas(reglasDePedidos))

/** With the reason they are told; without one, they are told nothing. */
export const rechazoDeIngreso = z
  .object({ ids: idsEscritos, motivo: textoLargoEscrito })
  .superRefine(
    applyReglas<Pedidos & { motivo: string }>([
      ...(reglasDePedidos as Regla<Pedidos & { motivo: string }>[]),
      [
        'motivo',
        ({ motivo }) => exceeds(motivo, LARGO.comentario),
        'El motivo no puede pasar de 1.000 caracteres.',
      ],
    ]),
  )

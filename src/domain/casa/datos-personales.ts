import { z } from 'zod'
import { exceeds, LARGO, textoLargoEscrito } from '../base/campos.ts'
import { applyReglas } from '../base/reglas-de-formulario.ts'

export const estadosDePedidoDeDatos = ['PENDIENTE', 'BORRADO', 'RECHAZADO'] as const

/** What became of a request that everything kept of somebody be erased. */
export type EstadoDePedidoDeDatos = (typeof estadosDePedidoDeDatos)[number]

const MUY_LARGO = 'El motivo no puede pasar de 1.000 caracteres.'
const FALTA_RAZON = 'Escribe por qué: quien lo pidió lo va a leer.'

const conMotivo = z.object({ motivo: textoLargoEscrito })

/** What somebody says with the request; it may be nothing. */
export const pedidoDeBorrado = conMotivo.superRefine(
  applyReglas([['motivo', ({ motivo }) => exceeds(motivo, LARGO.comentario), MUY_LARGO]]),
)

/** Why it is refused. */
export const rechazoDePedido = conMotivo.superRefine(
  applyReglas([
    ['motivo', ({ motivo }) => !motivo, FALTA_RAZON],
    ['motivo', ({ motivo }) => exceeds(motivo, LARGO.comentario), MUY_LARGO],
  ]),
)

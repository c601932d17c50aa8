import { z } from 'zod'
import { enteroEscrito } from '../base/campos.ts'
import { fueraDe, type Regla } from '../base/reglas-de-formulario.ts'
import type { PedidoDeAporte, TipoDeTarea } from '../tareas/tarea-de-aporte.ts'
import { type ClaseDeAporte, clasesDeAporte } from './recibos.ts'

const FUENTES = { minimo: 0, maximo: 10, sinDecir: 1 } as const

/** As a form sends it; a kind that there is none of is blank, and a number that is none NaN. */
export const pideEscrito = z
  .unknown()
  .optional()
  .transform((valor) => {
    const { clase, fuentes_minimas } = Object(valor)
    return {
      clase: clasesDeAporte.find((una) => una === clase) ?? '',
      fuentes_minimas: enteroEscrito.parse(fuentes_minimas) ?? FUENTES.sinDecir,
    }
  })
  .meta({
    type: 'object',
    properties: {
      clase: { type: 'string', enum: clasesDeAporte },
      fuentes_minimas: { type: 'integer', minimum: FUENTES.minimo, maximum: FUENTES.maximo },
    } as never,
  })

interface Pedida {
  tipo: TipoDeTarea
  pide: z.infer<typeof pideEscrito>
}

/** Of a task that asks for a file, whatever is said of a contribution counts as not said. */
export const reglasDePedido: Regla<Pedida>[] = [
  [
    'pide',
    ({ tipo, pide }) => tipo === 'APORTE' && !pide.clase,
    'Di qué aporte pide la tarea: un creador nuevo (CREADOR) o una corrección (CORRECCION).',
  ],
  [
    'pide',
    ({ tipo, pide }) => tipo === 'APORTE' && fueraDe(pide.fuentes_minimas, FUENTES.minimo, FUENTES.maximo),
    'Las fuentes que se piden deben ser un número entero entre 0 y 10.',
  ],
]

export const pedidoDe = ({ tipo, pide }: Pedida): PedidoDeAporte | null =>
  tipo === 'APORTE' ? { ...pide, clase: pide.clase as ClaseDeAporte } : null

import { z } from 'zod'
import { enteroEscrito, textoEscrito } from '../base/campos.ts'
import { isFecha, isMes, MES_INVALIDO } from '../base/fechas.ts'
import { applyReglas } from '../base/reglas-de-formulario.ts'
import { MONTO_MAXIMO } from '../inscripciones/inscripciones.ts'
import { type Concepto, conceptos } from './pagos.ts'

const datosDePago = z.object({
  concepto: textoEscrito,
  mes: textoEscrito,
  monto: enteroEscrito,
  /** Blank is today. */
  fecha: textoEscrito,
})

export const pagoNuevo = datosDePago
  .superRefine(
    applyReglas([
      [
        'concepto',
        ({ concepto }) => !conceptos.includes(concepto as Concepto),
        'El concepto debe ser MATRICULA o CUOTA.',
      ],
      ['mes', ({ concepto, mes }) => concepto === 'CUOTA' && !mes, 'El mes es obligatorio para una cuota.'],
      ['mes', ({ concepto, mes }) => concepto === 'CUOTA' && !isMes(mes), MES_INVALIDO],
      ['monto', ({ monto }) => monto === null, 'El monto es obligatorio.'],
      [
        'monto',
        ({ monto }) => !(Number(monto) >= 1 && Number(monto) <= MONTO_MAXIMO),
        'El monto debe ser un número entero de guaraníes, mayor que 0.',
      ],
      ['fecha', ({ fecha }) => !!fecha && !isFecha(fecha), 'La fecha del pago no es válida.'],
    ]),
  )
  .transform(({ concepto, mes, monto, fecha }) => ({
    concepto: concepto as Concepto,
    mes: concepto === 'CUOTA' ? mes : null,
    monto: monto as number,
    fecha,
  }))

export type PagoNuevo = z.infer<typeof pagoNuevo>

const NADA_QUE_PAGAR = 'Elige qué se paga.'

/** What is left of several concepts, paid at once: 'MATRICULA' and months. */
export const pagosNuevos = z.object({
  conceptos: z
    .array(
      z.string(MES_INVALIDO).refine((uno) => uno === 'MATRICULA' || isMes(uno), MES_INVALIDO),
      NADA_QUE_PAGAR,
    )
    .min(1, NADA_QUE_PAGAR)
    .refine((todos) => new Set(todos).size === todos.length, 'Un concepto está repetido.'),
  monto: z.int('El monto es obligatorio.'),
  /** Blank is today. */
  fecha: textoEscrito.refine((fecha) => !fecha || isFecha(fecha), 'La fecha del pago no es válida.'),
})

export type PagosNuevos = z.infer<typeof pagosNuevos>

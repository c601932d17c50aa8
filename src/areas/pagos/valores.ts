import { z } from 'zod'
import { pagoNuevo } from '../../domain/pago-nuevo'
import { leerGuaranies } from '../../domain/tablas'
import { numero } from '../../lib/formato'
import type { Saldo } from './por-pagar'

/** A payment as it is typed; its concept is 'MATRICULA' or a month. */
export interface ValoresDePago {
  concepto: string
  monto: string
  fecha: string
}

/** The whole of what was chosen or, if nothing was, of the first that is owed. */
export function valoresDePago(saldos: Saldo[], hoy: string, clave?: string): ValoresDePago {
  const elegido = saldos.find((uno) => uno.clave === clave) ?? saldos[0]
  return { concepto: elegido?.clave ?? '', monto: elegido ? numero(elegido.saldo) : '', fecha: hoy }
}

/** The rules of a payment, once it has been read from what was typed. */
export const pagoEscrito = z.preprocess(({ concepto, monto, fecha }: ValoresDePago) => {
  const esMatricula = concepto === 'MATRICULA'
  return {
    concepto: esMatricula ? concepto : 'CUOTA',
    mes: esMatricula ? '' : concepto,
    monto: leerGuaranies(monto),
    fecha,
  }
}, pagoNuevo)

import { type Leido, lectura } from '../base/leer'

export type CuentaPropia = Leido<'alumnos/me/pagos'>[number]

export const cuentasQuery = lectura('alumnos/me/pagos')

export const reciboPropioQuery = (id: number) => lectura('alumnos/me/pagos/:id', { id })

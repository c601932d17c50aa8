import { type Leido, lectura } from '../base/leer'

export type CatedraCursada = Leido<'alumnos/me/catedras'>[number]

export const catedrasQuery = lectura('alumnos/me/catedras')

export type Tablero = Leido<'alumnos/me/dashboard'>

/** All that the dashboard shows, in one call. */
export const tableroQuery = lectura('alumnos/me/dashboard')

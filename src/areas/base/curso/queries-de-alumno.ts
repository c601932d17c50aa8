import { type Leido, lectura } from '../leer'

export type CatedraCursada = Leido<'alumnos/me/catedras'>[number]

export const catedrasQuery = lectura('alumnos/me/catedras')

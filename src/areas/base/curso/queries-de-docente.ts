import { type Leido, lectura } from '../leer'

export type CatedraPropia = Leido<'docente/me/catedras'>[number]

export const catedrasQuery = lectura('docente/me/catedras')

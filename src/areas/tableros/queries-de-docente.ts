import { type Leido, lectura } from '../base/leer'

export type CatedraPropia = Leido<'docente/me/catedras'>[number]

export const catedrasQuery = lectura('docente/me/catedras')

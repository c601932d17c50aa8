import { type Leido, lectura } from '../leer'

export type CatedraDeLista = Leido<'admin/catedras'>[number]

export const catedrasQuery = lectura('admin/catedras')

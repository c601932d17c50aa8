import { type Leido, lectura } from '../../base/leer'

export type Almacenamiento = Leido<'admin/almacenamiento'>

export const almacenamientoQuery = lectura('admin/almacenamiento')

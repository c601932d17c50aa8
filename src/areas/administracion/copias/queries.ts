import { type Leido, lectura } from '../../base/leer'

const UN_MINUTO = 60_000

export type Copia = Leido<'admin/copias'>[number]

export const copiasQuery = { ...lectura('admin/copias'), refetchInterval: UN_MINUTO }

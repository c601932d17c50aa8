import { lectura } from '../base/leer'

const UN_MINUTO = 60_000

export const panelQuery = lectura('admin/panel')

/** What fails in the background. */
export const alarmasQuery = { ...lectura('admin/alarmas'), refetchInterval: UN_MINUTO }

export const cifrasQuery = { ...lectura('admin/dashboard-counts'), refetchInterval: UN_MINUTO }

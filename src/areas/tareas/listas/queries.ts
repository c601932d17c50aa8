import { api, unwrapTramo } from '../../../lib/api'
import { claveDe } from '../../base/clave-de'
import { tramosDe } from '../../base/lista-por-tramos'

export const tareasQuery = (cuales: 'entregadas' | 'devueltas' | 'calificadas') =>
  tramosDe(claveDe(`admin/tareas/${cuales}`), (antes) =>
    unwrapTramo(api.admin.tareas[cuales].get({ query: { limit: 100, ...(antes && { antes }) } })),
  )

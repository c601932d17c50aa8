import { api, unwrapTramo } from '../../../lib/api'
import { tramosDe } from '../../base/lista-por-tramos'

export const tareasQuery = (cuales: 'entregadas' | 'calificadas') =>
  tramosDe(['tareas', cuales, 'tramos'], (antes) =>
    unwrapTramo(api.admin.tareas[cuales].get({ query: { limit: 100, ...(antes && { antes }) } })),
  )

import type { Plan, Unidad } from '../../../api/cursado/planes/esquemas'

export type { Plan, Unidad }
export type Recurso = Unidad['recursos'][number]

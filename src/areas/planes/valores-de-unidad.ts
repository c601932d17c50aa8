import type { TipoDeRecurso } from '../../domain/planes/recursos'
import type { Recurso, Unidad } from './tipos'

/** A unit as it is typed. */
export interface ValoresDeUnidad {
  periodo: string
  contenido: string
  capacidades: string
  horasTeoricas: string
  horasPracticas: string
  estrategiasMetodologicas: string
  mediosVerificacionEvaluacion: string
  recursos: Recurso[]
  /** One that is typed and not yet added. */
  pendiente: { type: TipoDeRecurso; value: string }
}

export const sinPendiente = { type: 'url', value: '' } as const

export const unidadVacia: ValoresDeUnidad = {
  periodo: '',
  contenido: '',
  capacidades: '',
  horasTeoricas: '',
  horasPracticas: '',
  estrategiasMetodologicas: '',
  mediosVerificacionEvaluacion: '',
  recursos: [],
  pendiente: sinPendiente,
}

export const valoresDeUnidad = (unidad: Unidad): ValoresDeUnidad => ({
  periodo: unidad.periodo,
  contenido: unidad.contenido,
  capacidades: unidad.capacidades,
  horasTeoricas: String(unidad.horasTeoricas),
  horasPracticas: String(unidad.horasPracticas),
  estrategiasMetodologicas: unidad.estrategiasMetodologicas ?? '',
  mediosVerificacionEvaluacion: unidad.mediosVerificacionEvaluacion ?? '',
  recursos: unidad.recursos,
  pendiente: sinPendiente,
})

import { calidades } from '../../domain/creadores'
import { aniosDePeriodo, etiquetaDePeriodo, type Periodo, periodosDeLinea } from '../../domain/periodos'

const conAnios = (periodo: Periodo) =>
  [etiquetaDePeriodo[periodo], aniosDePeriodo[periodo]].filter(Boolean).join(', ')

/** The eight periods of the timeline: nobody chooses the one that says that none was chosen. */
export const opcionesDePeriodo = periodosDeLinea
  .filter((periodo) => periodo !== 'UNKNOWN')
  .map((periodo) => ({ value: periodo, label: conAnios(periodo) }))

export const opcionesDeCalidad = calidades.map((calidad) => ({ value: calidad, label: calidad }))

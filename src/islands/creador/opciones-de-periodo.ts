import {
  aniosDePeriodo,
  etiquetaDePeriodo,
  type Periodo,
  periodosDeLinea,
} from '../../domain/creadores/periodos'

const conAnios = (periodo: Periodo) =>
  [etiquetaDePeriodo[periodo], aniosDePeriodo[periodo]].filter(Boolean).join(', ')

/** The eight periods of the timeline: nobody chooses the one that says that none was chosen. */
export const opcionesDePeriodo = periodosDeLinea
  .filter((periodo) => periodo !== 'UNKNOWN')
  .map((periodo) => ({ value: periodo, label: conAnios(periodo) }))

/** A creator may have one that only the specification's forms offered, or none. */
export function opcionesConElActual(actual: Periodo | '' | undefined): { value: Periodo; label: string }[] {
  if (!actual || opcionesDePeriodo.some(({ value }) => value === actual)) return opcionesDePeriodo
  return [{ value: actual, label: etiquetaDePeriodo[actual] }, ...opcionesDePeriodo]
}

/** The time zones that the browser knows, and the one that is set; Paraguay's first. */
export function opcionesDeZona(actual: string) {
  const zonas = new Set(['America/Asuncion', actual, ...Intl.supportedValuesOf('timeZone')])
  return [...zonas].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}

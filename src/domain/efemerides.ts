import { type Dia, isBisiesto, ordinalDelDia } from './fechas.ts'

/** The days whose events are remembered today: 29 February is also remembered on the 28th of a common year. */
export function diasQueSeRecuerdan({ anio, mes, dia }: Dia): { mes: number; dia: number }[] {
  const hoy = { mes, dia }
  return mes === 2 && dia === 28 && !isBisiesto(anio) ? [hoy, { mes: 2, dia: 29 }] : [hoy]
}

/** Years since an event, 0 in its own; null where there is nothing to count. */
export function aniosDesde(anio: number | null, hoy: Dia): number | null {
  return anio !== null && anio <= hoy.anio ? hoy.anio - anio : null
}

/** The position, in birth-year order, of the composer of the day. */
export function turnoDelDia(hoy: Dia, cuantos: number): number {
  return ordinalDelDia(hoy) % cuantos
}

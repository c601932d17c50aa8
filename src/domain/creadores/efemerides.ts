import { addDias, type Dia, isBisiesto, ordinalDelDia } from '../base/fechas.ts'
import { lugarEnLaSemana } from '../calendario/semana.ts'

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

/** The dates of the week that a date is of, from its Monday on. */
export function fechasDeLaSemana(fecha: string): string[] {
  const lunes = addDias(fecha, -lugarEnLaSemana(fecha))
  return Array.from({ length: 7 }, (_, dia) => addDias(lunes, dia))
}

const CADA_CUANTOS_ANIOS = 25

/** The years whose events have a round anniversary in a year, the latest first. */
export function aniosQueCumplenRedondo(anio: number): number[] {
  const cuantos = Math.max(0, Math.ceil(anio / CADA_CUANTOS_ANIOS) - 1)
  return Array.from({ length: cuantos }, (_, i) => anio - (i + 1) * CADA_CUANTOS_ANIOS)
}

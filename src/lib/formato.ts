import { diaCorto } from '../domain/base/fechas'
import { conUnDecimal, cuantos, entero, guaranies, hastaDosDecimales } from '../domain/base/numeros'
import { mesCorto, mesLargo, nombreDeMes } from '../domain/calendario/nombre-de-mes'

export { cuantos, diaCorto, guaranies, mesCorto, mesLargo }

export const numero = entero

/** '83,33 %', which never breaks in two. */
export const porcentaje = (n: number) => `${hastaDosDecimales(n)}\u00a0%`

/** What is known of something, one after the other: no line begins with the dot between two. */
export const enLinea = (datos: readonly unknown[]) => datos.filter(Boolean).join('\u00a0· ')

/** 'YYYY-MM-DD' as '20 de noviembre'. */
export function diaYMes(fecha: string): string {
  const [, mes, dia] = fecha.split('-').map(Number)
  return `${dia} de ${nombreDeMes(mes)}`
}

/** '28/08/1904', '08/1904', '1904', or nothing. */
export function fecha(anio: number | null, mes: number | null, dia: number | null): string | null {
  if (anio === null) return null
  const partes = mes === null ? [] : dia === null ? [mes] : [dia, mes]
  return [...partes.map((n) => String(n).padStart(2, '0')), anio].join('/')
}

/** 'hace 1 año', 'hace 97 años'. */
export function hace(anios: number): string {
  return anios === 0 ? 'este año' : `hace ${cuantos(anios, 'año', 'años')}`
}

/** '4,5 · 12 votos'. */
export function textoDeValoracion({
  rating_avg,
  rating_count,
}: {
  rating_avg: number
  rating_count: number
}): string {
  if (rating_count === 0) return 'Sin valoraciones todavía.'
  return `${conUnDecimal(rating_avg)} · ${cuantos(rating_count, 'voto', 'votos')}`
}

import { diaEn, fechaISO, numeroDeDia } from './fechas.ts'
import { cuantos } from './numeros.ts'
import type { Zona } from './relojes.ts'

/** How many days lie between two instants, by the calendar of a time zone: 0 is today. */
export function diasHasta(zona: Zona, instante: number, ahora: number): number {
  const dia = (cuando: number) => numeroDeDia(fechaISO(diaEn(zona, cuando)))
  return dia(instante) - dia(ahora)
}

/** 'vence hoy', 'vence mañana', 'vence en 3 días'; 'venció ayer', 'venció hace 2 días'. */
export function cuandoVence(zona: Zona, instante: number, ahora: number): string {
  const dias = diasHasta(zona, instante, ahora)
  if (instante < ahora)
    return dias === 0 ? 'venció hoy' : dias === -1 ? 'venció ayer' : `venció hace ${-dias} días`
  return dias === 0 ? 'vence hoy' : dias === 1 ? 'vence mañana' : `vence en ${dias} días`
}

const MINUTO_MS = 60_000

/** 'hace menos de un minuto', 'hace 12 minutos', 'hace 3 horas', 'hace 2 días'. */
export function haceCuanto(ms: number): string {
  const minutos = Math.floor(ms / MINUTO_MS)
  if (minutos < 1) return 'hace menos de un minuto'
  if (minutos < 60) return `hace ${cuantos(minutos, 'minuto', 'minutos')}`
  const horas = Math.floor(minutos / 60)
  if (horas < 48) return `hace ${cuantos(horas, 'hora', 'horas')}`
  return `hace ${cuantos(Math.floor(horas / 24), 'día', 'días')}`
}

import { diaEn, fechaISO, numeroDeDia } from './fechas.ts'

/** How many days lie between two instants, by the calendar of a time zone: 0 is today. */
export function diasHasta(zona: string, instante: number, ahora: number): number {
  const dia = (cuando: number) => numeroDeDia(fechaISO(diaEn(zona, cuando)))
  return dia(instante) - dia(ahora)
}

/** 'vence hoy', 'vence mañana', 'vence en 3 días'; 'venció ayer', 'venció hace 2 días'. */
export function cuandoVence(zona: string, instante: number, ahora: number): string {
  const dias = diasHasta(zona, instante, ahora)
  if (instante < ahora)
    return dias === 0 ? 'venció hoy' : dias === -1 ? 'venció ayer' : `venció hace ${-dias} días`
  return dias === 0 ? 'vence hoy' : dias === 1 ? 'vence mañana' : `vence en ${dias} días`
}

import { addDias, numeroDeDia } from '../base/fechas.ts'

export const diasDeSemana = [
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
  'Domingo',
] as const
export type DiaDeSemana = (typeof diasDeSemana)[number]

/** The weekday of a date 'YYYY-MM-DD'. */
export function diaDeSemanaDe(fecha: string): DiaDeSemana {
  return diasDeSemana[lugarEnLaSemana(fecha)] as DiaDeSemana
}

/** 0 is a Monday; the first of January 1970 was a Thursday. */
export function lugarEnLaSemana(fecha: string): number {
  const dia = (numeroDeDia(fecha) + diasDeSemana.indexOf('Jueves')) % 7
  return (dia + 7) % 7
}

/** The next date on a weekday, counting from the day after `hoy`. */
export function proximaFecha(dia: DiaDeSemana, hoy: string): string {
  const faltan = diasDeSemana.indexOf(dia) - diasDeSemana.indexOf(diaDeSemanaDe(hoy))
  return addDias(hoy, faltan > 0 ? faltan : faltan + 7)
}

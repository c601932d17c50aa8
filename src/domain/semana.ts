import { numeroDeDia, sumarDias } from './fechas.ts'

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

/** The weekday of a date 'YYYY-MM-DD'; the first of January 1970 was a Thursday. */
export function diaDeSemanaDe(fecha: string): DiaDeSemana {
  const dia = (numeroDeDia(fecha) + diasDeSemana.indexOf('Jueves')) % 7
  return diasDeSemana[(dia + 7) % 7] as DiaDeSemana
}

/** The next date on a weekday, counting from the day after `hoy`. */
export function proximaFecha(dia: DiaDeSemana, hoy: string): string {
  const faltan = diasDeSemana.indexOf(dia) - diasDeSemana.indexOf(diaDeSemanaDe(hoy))
  return sumarDias(hoy, faltan > 0 ? faltan : faltan + 7)
}

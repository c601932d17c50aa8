import { relojEn, type Zona } from './relojes.ts'

/** A day of the calendar, free of hours and time zones. */
export interface Dia {
  anio: number
  mes: number
  dia: number
}

/** A day of which only the year, or nothing, may be known. */
export type Fecha = { [parte in keyof Dia]: number | null }

/** Whether one is earlier than another for certain: by what is known of both. */
export function isBefore(una: Fecha, otra: Fecha): boolean {
  for (const parte of ['anio', 'mes', 'dia'] as const) {
    const [suya, ajena] = [una[parte], otra[parte]]
    if (suya === null || ajena === null) return false
    if (suya !== ajena) return suya < ajena
  }
  return false
}

export function isBisiesto(anio: number): boolean {
  return (anio % 4 === 0 && anio % 100 !== 0) || anio % 400 === 0
}

/** How many days a month has; without a year, February may have 29. */
export function diasDelMes(mes: number, anio: number | null): number {
  if (mes === 2) return anio === null || isBisiesto(anio) ? 29 : 28
  return [4, 6, 9, 11].includes(mes) ? 30 : 31
}

/** 1 on the first of January. */
export function ordinalDelDia({ anio, mes, dia }: Dia): number {
  let dias = dia
  for (let anterior = 1; anterior < mes; anterior++) dias += diasDelMes(anterior, anio)
  return dias
}

/** The years that a course may be of, and its classes. */
export const ANIOS = { primero: 1900, ultimo: 2100 } as const

/** 'YYYY-MM-DD'. */
export function fechaISO({ anio, mes, dia }: Dia): string {
  return `${String(anio).padStart(4, '0')}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`
}

/** The parts of a date 'YYYY-MM-DD'. */
export function diaDe(fecha: string): Dia {
  const [anio = 0, mes = 0, dia = 0] = fecha.split('-').map(Number)
  return { anio, mes, dia }
}

/** Whether a text is a day of the calendar, 'YYYY-MM-DD'. */
export function isFecha(texto: string): boolean {
  const [, anio, mes, dia] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(texto)?.map(Number) ?? []
  return !!anio && !!mes && !!dia && mes <= 12 && dia <= diasDelMes(mes, anio)
}

/** Whether a text is a month, 'YYYY-MM'. */
export function isMes(texto: string): boolean {
  return isFecha(`${texto}-01`)
}

export const MES_INVALIDO = 'El mes debe tener la forma AAAA-MM.'

/** The last day of a month 'YYYY-MM', as a date. */
export function finDeMes(mes: string): string {
  return `${mes}-${diasDelMes(Number(mes.slice(5, 7)), Number(mes.slice(0, 4)))}`
}

/** Which day it is at an instant in a time zone (IANA). */
export function diaEn(zona: Zona, instante: number): Dia {
  const { anio, mes, dia } = relojEn(zona, instante)
  return { anio, mes, dia }
}

/** The century a year belongs to: 1900 is of the 19th, 1901 of the 20th. */
export function sigloDe(anio: number): number {
  return Math.ceil(anio / 100)
}

const DIA_MS = 86_400_000

/** A date that many days later (or earlier) in the calendar. */
export function addDias(fecha: string, dias: number): string {
  return new Date((numeroDeDia(fecha) + dias) * DIA_MS).toISOString().slice(0, 10)
}

/** How many days lie between the first of January 1970 and a date. */
export function numeroDeDia(fecha: string): number {
  return Date.parse(`${fecha}T00:00:00Z`) / DIA_MS
}

/** 'YYYY-MM-DD' as '20/11/2026'. */
export const diaCorto = (dia: string) => dia.split('-').reverse().join('/')

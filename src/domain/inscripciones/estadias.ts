import { diaCorto } from '../base/fechas.ts'

/** From when until when somebody is in a course, both days included; without an end, still. Days are YYYY-MM-DD. */
export interface Estadia {
  desde: string
  hasta: string | null
}

/** An enrolment's, the first one first; it has one at least. */
export type Estadias<E extends Estadia = Estadia> = readonly [E, ...E[]]

/** Whether a day lies in one of them. */
export const isEnEstadia = (dia: string, estadias: readonly Estadia[]): boolean =>
  estadias.some(({ desde, hasta }) => desde <= dia && (hasta === null || dia <= hasta))

/** What an answer says of them; the date of an enrolment is that of its first stay. */
export function estadiasDichas(estadias: Estadias): { fecha_inscripcion: string; estadias: Estadia[] } {
  return {
    fecha_inscripcion: estadias[0].desde,
    estadias: estadias.map(({ desde, hasta }) => ({ desde, hasta })),
  }
}

/** 'del 01/03/2026 al 15/04/2026, desde el 06/09/2026' */
export const textoDeEstadias = (estadias: readonly Estadia[]) =>
  estadias
    .map(({ desde, hasta }) =>
      hasta ? `del ${diaCorto(desde)} al ${diaCorto(hasta)}` : `desde el ${diaCorto(desde)}`,
    )
    .join(', ')

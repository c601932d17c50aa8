import { z } from 'zod'
import { textoEscrito } from '../base/campos.ts'
import { fechaISO, finDeMes, isFecha, numeroDeDia } from '../base/fechas.ts'
import { applyReglas } from '../base/reglas-de-formulario.ts'
import { relojEn } from '../base/relojes.ts'

export const tiposDeEntrada = ['CLASE', 'TAREA', 'EVALUACION'] as const

/** A part of a day; without hours, the whole of it. */
interface Momento {
  /** YYYY-MM-DD */
  fecha: string
  /** HH:mm */
  hora_inicio: string | null
  hora_fin: string | null
}

/** When something is due, on the clocks of the institution; without an hour where it is the end of the day. */
export function momentoDePlazo(instante: number, zona: string): Momento {
  const reloj = relojEn(zona, instante)
  const hora = `${dosCifras(reloj.hora)}:${dosCifras(reloj.minuto)}`
  const isFinDelDia = hora === '23:59' && reloj.segundo === 59
  return { fecha: fechaISO(reloj), hora_inicio: isFinDelDia ? null : hora, hora_fin: null }
}

const dosCifras = (numero: number) => String(numero).padStart(2, '0')

/** By day and hour; what has none comes first. */
export function enSuOrden<T extends Momento & { titulo: string }>(entradas: readonly T[]): T[] {
  const clave = ({ fecha, hora_inicio, titulo }: T) => `${fecha} ${hora_inicio ?? ''} ${titulo}`
  return entradas.toSorted((una, otra) => (clave(una) < clave(otra) ? -1 : 1))
}

const DIAS_MAXIMO = 366

const hasFecha = (texto: string) => texto === '' || isFecha(texto)

/** From when to when; what is not said is the current month's. */
export const consultaDeCalendario = z.object({ desde: textoEscrito, hasta: textoEscrito }).superRefine(
  applyReglas([
    ['desde', ({ desde }) => !hasFecha(desde), 'La fecha «desde» debe tener la forma AAAA-MM-DD.'],
    ['hasta', ({ hasta }) => !hasFecha(hasta), 'La fecha «hasta» debe tener la forma AAAA-MM-DD.'],
  ]),
)

export interface Periodo {
  desde: string
  hasta: string
}

/** The days asked for; null where they are none, or more than a year. */
export function periodoDe({ desde, hasta }: Periodo, hoy: string): Periodo | null {
  const inicio = desde || (hasta ? `${hasta.slice(0, 7)}-01` : `${hoy.slice(0, 7)}-01`)
  const fin = hasta || finDeMes(inicio.slice(0, 7))
  const dias = numeroDeDia(fin) - numeroDeDia(inicio) + 1
  return dias >= 1 && dias <= DIAS_MAXIMO ? { desde: inicio, hasta: fin } : null
}

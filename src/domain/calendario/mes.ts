import { addDias, fechaISO, finDeMes, isMes, numeroDeDia } from '../base/fechas.ts'
import { lugarEnLaSemana } from './semana.ts'

/** The month before or after 'YYYY-MM', so many months away. */
export function addMeses(mes: string, meses: number): string {
  const [anio = 0, numero = 1] = mes.split('-').map(Number)
  const desdeCero = anio * 12 + numero - 1 + meses
  return fechaISO({ anio: Math.floor(desdeCero / 12), mes: (desdeCero % 12) + 1, dia: 1 }).slice(0, 7)
}

/** The days that a month's weeks hold, from a Monday to a Sunday. */
export function diasDeLasSemanas(mes: string): string[] {
  const primero = `${mes}-01`
  const ultimo = finDeMes(mes)
  const desde = addDias(primero, -lugarEnLaSemana(primero))
  const cuantos = numeroDeDia(ultimo) + (6 - lugarEnLaSemana(ultimo)) - numeroDeDia(desde) + 1
  return Array.from({ length: cuantos }, (_, dia) => addDias(desde, dia))
}

/** The month that an address asks for, or that of a day. */
export function mesPedido(escrito: string | null, hoy: string): string {
  return escrito !== null && isMes(escrito) ? escrito : hoy.slice(0, 7)
}

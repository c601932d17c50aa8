/** Dates as YYYY-MM-DD, months as YYYY-MM: worked out here, and not by what is tested. */

const DIA_MS = 86_400_000
const SEMANA = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado']

const enUTC = (fecha: string) => Date.parse(`${fecha}T00:00:00Z`)

export const suma = (fecha: string, dias: number) =>
  new Date(enUTC(fecha) + dias * DIA_MS).toISOString().slice(0, 10)

export const diasEntre = (una: string, otra: string) => Math.round((enUTC(otra) - enUTC(una)) / DIA_MS)

export const diaDeSemana = (fecha: string) => SEMANA[new Date(enUTC(fecha)).getUTCDay()] as string

export const mesDe = (fecha: string) => fecha.slice(0, 7)

export function mesSiguiente(mes: string, cuantos = 1): string {
  const [anio = 0, numero = 0] = mes.split('-').map(Number)
  return new Date(Date.UTC(anio, numero - 1 + cuantos, 1)).toISOString().slice(0, 7)
}

export const finDeMes = (mes: string) => suma(`${mesSiguiente(mes)}-01`, -1)

/** The months from one to another, both included. */
export function meses(desde: string, hasta: string): string[] {
  const todos: string[] = []
  for (let mes = desde; mes <= hasta; mes = mesSiguiente(mes)) todos.push(mes)
  return todos
}

/** The dates from one to another, both included. */
export function fechas(desde: string, hasta: string): string[] {
  const todas: string[] = []
  for (let fecha = desde; fecha <= hasta; fecha = suma(fecha, 1)) todas.push(fecha)
  return todas
}

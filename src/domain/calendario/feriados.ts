import { addDias, fechaISO } from '../base/fechas.ts'

/** Those that fall on the same date each year. */
const FIJOS: Record<string, string> = {
  '01-01': 'Año Nuevo',
  '03-01': 'Día de los Héroes',
  '05-01': 'Día de los Trabajadores',
  '05-14': 'Independencia Nacional',
  '05-15': 'Independencia Nacional',
  '06-12': 'Paz del Chaco',
  '08-15': 'Fundación de Asunción',
  '09-29': 'Victoria de Boquerón',
  '12-08': 'Virgen de Caacupé',
  '12-25': 'Navidad',
}

/** Those that go by Easter, in days before it. */
const ANTES_DE_PASCUA: [dias: number, nombre: string][] = [
  [3, 'Jueves Santo'],
  [2, 'Viernes Santo'],
]

/**
 * The name of a holiday of Paraguay; nothing on any other day. Some of them are moved by decree to a Monday, which no
 * rule foretells.
 */
export function feriadoDe(fecha: string): string | undefined {
  const anio = Number(fecha.slice(0, 4))
  const dePascua = ANTES_DE_PASCUA.find(([dias]) => addDias(pascuaDe(anio), -dias) === fecha)
  return dePascua?.[1] ?? FIJOS[fecha.slice(5)]
}

/** Easter Sunday of a year of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function pascuaDe(anio: number): string {
  const a = anio % 19
  const siglo = Math.floor(anio / 100)
  const resto = anio % 100
  const correccion = Math.floor((siglo - Math.floor((siglo + 8) / 25) + 1) / 3)
  const epacta = (19 * a + siglo - Math.floor(siglo / 4) - correccion + 15) % 30
  const diasHastaElDomingo = (32 + 2 * (siglo % 4) + 2 * Math.floor(resto / 4) - epacta - (resto % 4)) % 7
  const ajuste = Math.floor((a + 11 * epacta + 22 * diasHastaElDomingo) / 451)
  const desdeMarzo = epacta + diasHastaElDomingo - 7 * ajuste + 114
  return fechaISO({ anio, mes: Math.floor(desdeMarzo / 31), dia: (desdeMarzo % 31) + 1 })
}

import { diaEn } from '../base/fechas.ts'
import { instanteDe, type Zona } from '../base/relojes.ts'

const HORA = 8

/** Eight o'clock of the next morning, where the institution is. */
export function proximaManana(zona: Zona, ahora: number): number {
  const { anio, mes, dia } = diaEn(zona, ahora)
  const manana = (dia: number) => instanteDe(zona, { anio, mes, dia, hora: HORA, minuto: 0, segundo: 0 })
  const hoy = manana(dia)
  return hoy > ahora ? hoy : manana(dia + 1)
}

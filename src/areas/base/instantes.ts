import { relojEn } from '../../domain/base/relojes'
import { nombreDeMes } from '../../domain/calendario/nombre-de-mes'
import { zonaDelSitio } from './sitio'

/** '20/11/2026 18:42'. */
export function fechaYHora(instante: string): string {
  const { anio, mes, dia, hora, minuto } = aqui(instante)
  return `${dos(dia)}/${dos(mes)}/${anio} ${dos(hora)}:${dos(minuto)}`
}

/** An instant as a field of date and hour shows it: '2026-11-20T18:42'. */
export function enCampo(instante: string): string {
  const { anio, mes, dia, hora, minuto } = aqui(instante)
  return `${anio}-${dos(mes)}-${dos(dia)}T${dos(hora)}:${dos(minuto)}`
}

/** What the clocks show where the institution is. */
const aqui = (instante: string) => relojEn(zonaDelSitio, Date.parse(instante))
const dos = (numero: number) => String(numero).padStart(2, '0')

/** '3 de mayo'. */
export function diaEscrito(instante: string): string {
  const { mes, dia } = aqui(instante)
  return `${dia} de ${nombreDeMes(mes)}`
}

import { relojEn } from '../../domain/relojes'
import { zonaDelSitio } from './sitio'

const diaCorto = new Intl.DateTimeFormat('es-PY', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: zonaDelSitio,
})
const horaCorta = new Intl.DateTimeFormat('es-PY', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: zonaDelSitio,
})

/** '20/11/2026 18:42'. */
export function fechaYHora(instante: string): string {
  const cuando = new Date(instante)
  return `${diaCorto.format(cuando)} ${horaCorta.format(cuando)}`
}

/** An instant as a field of date and hour shows it, where the institution is: '2026-11-20T18:42'. */
export function enCampo(instante: string): string {
  const { anio, mes, dia, hora, minuto } = relojEn(zonaDelSitio, Date.parse(instante))
  const dos = (numero: number) => String(numero).padStart(2, '0')
  return `${anio}-${dos(mes)}-${dos(dia)}T${dos(hora)}:${dos(minuto)}`
}

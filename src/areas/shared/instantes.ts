import { zonaDelSitio } from './sitio'

const dia = new Intl.DateTimeFormat('es-PY', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: zonaDelSitio,
})
const hora = new Intl.DateTimeFormat('es-PY', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: zonaDelSitio,
})

/** '20/11/2026 18:42'. */
export function fechaYHora(instante: string): string {
  const cuando = new Date(instante)
  return `${dia.format(cuando)} ${hora.format(cuando)}`
}

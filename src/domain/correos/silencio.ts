import { z } from 'zod'
import { banderaDicha } from '../base/campos.ts'
import { instanteDe, relojEn, type Zona } from '../base/relojes.ts'

/** When nobody's device makes itself heard. */
export interface Silencio {
  activo: boolean
  /** As 21:00, on the institution's clocks. */
  desde: string
  hasta: string
}

/** Of who said nothing. */
export const SILENCIO: Silencio = { activo: true, desde: '21:00', hasta: '06:30' }

const HORA = 'Escribe las horas como 21:00.'
const hora = z
  .string(HORA)
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, HORA)

export const silencio = z.object({
  activo: banderaDicha.pipe(z.boolean('Falta decir si hay horas de silencio (activo: true o false).')),
  desde: hora,
  hasta: hora,
})

/** Until when one has to wait; the same instant where one need not. */
export function finDeSilencio({ activo, desde, hasta }: Silencio, zona: Zona, ahora: number): number {
  const reloj = relojEn(zona, ahora)
  const minuto = 60 * reloj.hora + reloj.minuto
  const [empieza, termina] = [minutoDe(desde), minutoDe(hasta)]
  const isDentro =
    empieza <= termina ? empieza <= minuto && minuto < termina : minuto >= empieza || minuto < termina
  if (!activo || !isDentro) return ahora
  const dia = reloj.dia + (minuto < termina ? 0 : 1)
  return instanteDe(zona, { ...reloj, dia, hora: Math.floor(termina / 60), minuto: termina % 60, segundo: 0 })
}

const minutoDe = (hora: string) => 60 * Number(hora.slice(0, 2)) + Number(hora.slice(3))

import { isFecha } from './fechas.ts'
import { instanteDe, relojEn, type Zona } from './relojes.ts'

const PLAZO =
  /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Of later ones some clocks' instants are past the year 9999, which ISO 8601 writes another way. */
const ULTIMA_FECHA = '9999-12-30'

/**
 * Whether a text is a due date: an instant with its offset, `YYYY-MM-DDTHH:mm` (the institution's time) or
 * `YYYY-MM-DD` (the end of that day there).
 */
export function isPlazo(texto: string): boolean {
  const [, fecha = '', , , , desfase] = PLAZO.exec(texto) ?? []
  return (
    isFecha(fecha) &&
    fecha <= ULTIMA_FECHA &&
    (!desfase || !Number.isNaN(Date.parse(conDosPuntos(texto, desfase))))
  )
}

/** The last instant, in milliseconds since 1970, that is in time; `zona` is the institution's (IANA). */
export function instanteDePlazo(texto: string, zona: Zona): number {
  const [, fecha = '', hora, minuto, segundo = '0', desfase] = PLAZO.exec(texto) ?? []
  if (desfase) return Date.parse(conDosPuntos(texto, desfase))
  const [anio = 0, mes = 0, dia = 0] = fecha.split('-').map(Number)
  const reloj = { anio, mes, dia, hora: Number(hora), minuto: Number(minuto), segundo: Number(segundo) }
  if (hora !== undefined) return instanteDe(zona, reloj)
  return instanteDe(zona, { ...reloj, dia: dia + 1, hora: 0, minuto: 0 }) - 1
}

/** How people read one: 'dd/MM/yyyy HH:mm' where the institution is. */
export function plazoEscrito(instante: number, zona: Zona): string {
  const { anio, mes, dia, hora, minuto } = relojEn(zona, instante)
  const dos = (numero: number) => String(numero).padStart(2, '0')
  return `${dos(dia)}/${dos(mes)}/${anio} ${dos(hora)}:${dos(minuto)}`
}

const conDosPuntos = (texto: string, desfase: string) =>
  texto.replace(desfase, desfase.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2'))

import { diasHasta } from '../base/cuando.ts'
import { cuantos, entero } from '../base/numeros.ts'
import { relojEn, type Zona } from '../base/relojes.ts'

interface Prueba {
  cuando: string
  segundos: number
  archivos: number
}

const ANOCHECE = 18
const AMANECE = 6
const DOS_MINUTOS = 120

/** 'anoche 03:04 (12 s, 1.832 archivos)'. */
export function fraseDePrueba({ cuando, segundos, archivos }: Prueba, zona: Zona, ahora: number): string {
  const instante = Date.parse(cuando)
  const { hora, minuto } = relojEn(zona, instante)
  const reloj = `${dos(hora)}:${dos(minuto)}`
  const cuantosArchivos = cuantos(archivos, 'archivo', 'archivos')
  return `${diaDicho(zona, instante, ahora)} ${reloj} (${duracion(segundos)}, ${cuantosArchivos})`
}

/** Last night is from yesterday at 18:00 to today at 6:00. */
function diaDicho(zona: Zona, instante: number, ahora: number): string {
  const dias = diasHasta(zona, instante, ahora)
  const { anio, mes, dia, hora } = relojEn(zona, instante)
  if ((dias === 0 && hora < AMANECE) || (dias === -1 && hora >= ANOCHECE)) return 'anoche'
  if (dias === 0) return 'hoy'
  return dias === -1 ? 'ayer' : `${dos(dia)}/${dos(mes)}/${anio}`
}

const duracion = (segundos: number) =>
  segundos < DOS_MINUTOS
    ? `${Math.max(1, Math.round(segundos))} s`
    : `${entero(Math.round(segundos / 60))} min`

const dos = (numero: number) => String(numero).padStart(2, '0')

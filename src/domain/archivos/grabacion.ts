import { fechaISO } from '../base/fechas.ts'
import { relojEn, type Zona } from '../base/relojes.ts'

/** A recording, before it has a file. */
export interface DatosDeGrabacion {
  /** The media type, without codecs. */
  tipo: string
  /** When it began. */
  empezada: number
  ms: number
}

const EXTENSIONES: Record<string, string> = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' }

/** 'Grabación 2026-11-24 20.41.m4a', by the clocks of a time zone. */
export function nombreDeGrabacion(zona: Zona, { tipo, empezada }: DatosDeGrabacion): string {
  const reloj = relojEn(zona, empezada)
  const [hora, minuto] = [reloj.hora, reloj.minuto].map((uno) => String(uno).padStart(2, '0'))
  return `Grabación ${fechaISO(reloj)} ${hora}.${minuto}.${EXTENSIONES[tipo] ?? 'webm'}`
}

import { type NotaFinal, notas } from '../nota-final/escala.ts'

export const AUSENTE = 'AUSENTE'
/** What an acta says of a student. */
export type NotaDeActa = NotaFinal | typeof AUSENTE

export const notasDeActa: readonly NotaDeActa[] = [...notas, AUSENTE]

export const estadosDeActa = ['VIGENTE', 'REEMPLAZADA'] as const

/** What is said of every check, so that nobody takes it for the acta. */
export const AVISO_DE_COMPROBACION = 'Comprobación; no reemplaza al acta firmada.'

/** What an acta says, as everything stood when the course was closed. */
export interface ContenidoDeActa {
  institucion: string
  catedra: string
  anio: number
  /** Blank where the course has none. */
  docente: string
  /** YYYY-MM-DD */
  fecha: string
  version: number
  /** Written as people read it. */
  codigo: string
  /** Where it is checked. */
  direccion: string
  renglones: RenglonDeActa[]
}

export interface RenglonDeActa {
  numero: number
  /** 'Benítez, Ana' */
  nombre: string
  documento: string | null
  /** Hundredths of a per cent; null where nothing was asked. */
  porcentaje: number | null
  nota: NotaDeActa
}

/** Of all the grades there are, how many got each. */
export function repartoDe(todas: readonly NotaDeActa[]): Record<NotaDeActa, number> {
  const cuantos = (cual: NotaDeActa) => todas.filter((una) => una === cual).length
  return Object.fromEntries(notasDeActa.map((cual) => [cual, cuantos(cual)])) as Record<NotaDeActa, number>
}

/** 'Benítez, Ana María' as 'A. B.': who has the paper knows whose it is. */
export function nombreOculto(nombre: string): string {
  const [apellido = '', propio = ''] = nombre.split(', ')
  return [propio, apellido]
    .flatMap((parte) => [...parte.trim()].slice(0, 1))
    .map((inicial) => `${inicial.toLocaleUpperCase('es')}.`)
    .join(' ')
}

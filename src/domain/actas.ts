import { z } from 'zod'
import { exceeds, textoEscrito } from './campos.ts'
import { type NotaFinal, notas } from './escala.ts'
import { applyReglas } from './reglas.ts'

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

const DECISION = 'Cada decisión nombra a un alumno de la cátedra y su nota: de 1 a 5, o AUSENTE.'

/** What was decided of some students in place of what follows from their points. */
export const cierreEscrito = z.object({
  decisiones: z
    .array(
      z.object({
        alumnoId: z.number(DECISION).int(DECISION),
        nota: z.literal(notasDeActa, DECISION),
      }),
      DECISION,
    )
    .default([]),
})
export interface Decision {
  alumnoId: number
  nota: NotaDeActa
}

const MOTIVO_MAXIMO = 500

/** Why a closed course is opened again. */
export const reapertura = z.object({ motivo: textoEscrito }).superRefine(
  applyReglas([
    ['motivo', ({ motivo }) => motivo.length < 3, 'Escribe por qué se reabre la cátedra.'],
    ['motivo', ({ motivo }) => exceeds(motivo, MOTIVO_MAXIMO), 'El motivo no puede pasar de 500 caracteres.'],
  ]),
)

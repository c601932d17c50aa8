import { z } from 'zod'
import { banderaEscrita, enteroEscrito, escrito, textoEscrito } from '../base/campos.ts'
import { applyReglas, fueraDe, soloLoEnviado } from '../base/reglas-de-formulario.ts'
import type { Estadias } from '../inscripciones/estadias.ts'
import type { Escala } from '../nota-final/escala.ts'
import { escalaEscrita } from '../nota-final/escala-nueva.ts'

/** What becomes of a justified absence: its day counts for nothing, or as if present, or as if absent. */
export const tratosDeJustificada = ['NO_CUENTA', 'PRESENTE', 'AUSENTE'] as const
/** From when on a student's days count: the course's first, or those since the enrolment. */
export const comienzos = ['INICIO', 'INSCRIPCION'] as const

/** What a course asks of who wants to sit its exam; without a minimum nothing is judged. */
export interface ReglasDeCatedra {
  /** Per cent of the classes. */
  asistencia_minima: number | null
  /** How much of a class somebody has who came late. */
  tarde_vale: 1 | 0.5
  justificada: (typeof tratosDeJustificada)[number]
  /** How many absences are not held against anybody. */
  faltas_perdonadas: number
  cuenta_desde: (typeof comienzos)[number]
  /** Per cent of the points. */
  proceso_minimo: number | null
  exige_pagos: boolean
  /** How many days after an absence it may still be justified. */
  dias_para_justificar: number
  /** By which a final percentage becomes a grade; null while nobody chose one. */
  escala: Escala | null
}

export const SIN_REGLAS: ReglasDeCatedra = {
  asistencia_minima: null,
  tarde_vale: 1,
  justificada: 'NO_CUENTA',
  faltas_perdonadas: 0,
  cuenta_desde: 'INSCRIPCION',
  proceso_minimo: null,
  exige_pagos: false,
  dias_para_justificar: 7,
  escala: null,
}

/** Between which days a student's class days count; the empty text comes before all of them. */
export const diasQueCuentan = ({ cuenta_desde }: ReglasDeCatedra, estadias: Estadias): Estadias => {
  const [primera, ...vueltas] = estadias
  return cuenta_desde === 'INICIO' ? [{ ...primera, desde: '' }, ...vueltas] : estadias
}

export const FALTAS_PERDONADAS_MAXIMO = 20
export const DIAS_PARA_JUSTIFICAR_MAXIMO = 60

const MINIMO = 'El mínimo debe estar entre 1 y 100.'

/** '0,5' as people write it; null where nothing was written, NaN for what is no number. */
const tardeEscrita = escrito<number | null>(null, 'un número', (valor) => {
  if (valor === '') return null
  if (typeof valor === 'number') return valor
  return typeof valor === 'string' ? Number(valor.replace(',', '.')) : Number.NaN
}).meta({ type: ['number', 'null'] })

const formulario = z.object({
  asistencia_minima: enteroEscrito,
  tarde_vale: tardeEscrita,
  justificada: textoEscrito,
  faltas_perdonadas: enteroEscrito,
  cuenta_desde: textoEscrito,
  proceso_minimo: enteroEscrito,
  exige_pagos: banderaEscrita,
  dias_para_justificar: enteroEscrito,
  escala: escalaEscrita,
})
type Escritas = z.infer<typeof formulario>

const isOneOf = (valores: readonly unknown[], valor: unknown) => valores.includes(valor)

/** All of them; what is blank is as in a course without rules. */
export const reglasEscritas = formulario
  .superRefine(
    applyReglas<Escritas>([
      ['asistencia_minima', ({ asistencia_minima }) => fueraDe(asistencia_minima, 1, 100), MINIMO],
      [
        'tarde_vale',
        ({ tarde_vale }) => !isOneOf([null, 1, 0.5], tarde_vale),
        'Una llegada tarde vale 1 o 0,5 de una clase.',
      ],
      [
        'justificada',
        ({ justificada }) => !isOneOf(['', ...tratosDeJustificada], justificada),
        'Una falta justificada es NO_CUENTA, PRESENTE o AUSENTE.',
      ],
      [
        'faltas_perdonadas',
        ({ faltas_perdonadas }) => fueraDe(faltas_perdonadas, 0, FALTAS_PERDONADAS_MAXIMO),
        `Las faltas perdonadas deben ser entre 0 y ${FALTAS_PERDONADAS_MAXIMO}.`,
      ],
      [
        'cuenta_desde',
        ({ cuenta_desde }) => !isOneOf(['', ...comienzos], cuenta_desde),
        'La asistencia se cuenta desde el INICIO o desde la INSCRIPCION.',
      ],
      ['proceso_minimo', ({ proceso_minimo }) => fueraDe(proceso_minimo, 1, 100), MINIMO],
      [
        'dias_para_justificar',
        ({ dias_para_justificar }) => fueraDe(dias_para_justificar, 0, DIAS_PARA_JUSTIFICAR_MAXIMO),
        `Los días para justificar deben ser entre 0 y ${DIAS_PARA_JUSTIFICAR_MAXIMO}.`,
      ],
    ]),
  )
  .transform((escritas): ReglasDeCatedra => ({ ...SIN_REGLAS, ...(dichasDe(escritas) as object) }))

const dichasDe = (escritas: Escritas) =>
  Object.fromEntries(Object.entries(escritas).filter(([, valor]) => valor !== null && valor !== ''))

/** Only what is sent changes. */
export const edicionDeReglas = soloLoEnviado(formulario)
export type EdicionDeReglas = z.infer<typeof edicionDeReglas>

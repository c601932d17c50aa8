import { z } from 'zod'
import { marcas } from '../../../src/domain/asistencia/asistencia.ts'
import { luces } from '../../../src/domain/habilitacion/habilitacion.ts'
import { comienzos, tratosDeJustificada } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'

export const reglas = z.object({
  asistencia_minima: z.int().nullable(),
  tarde_vale: z.number(),
  justificada: z.enum(tratosDeJustificada),
  faltas_perdonadas: z.int(),
  cuenta_desde: z.enum(comienzos),
  proceso_minimo: z.int().nullable(),
  exige_pagos: z.boolean(),
  dias_para_justificar: z.int(),
  escala: z.object({ cortes: z.array(z.number()) }).nullable(),
})

const luz = z.enum(luces)

/** Whose light other rules would change, from what to what. */
export const ensayo = z.object({
  cambian: z.array(z.object({ alumnoId: z.int(), nombre: z.string(), de: luz, a: luz })),
})

const deAlumno = z.object({
  alumnoId: z.int(),
  nombre: z.string(),
  luz,
  /** Per cent, with two decimals; null where nothing was given, is to come, is graded. */
  hasta_hoy: z.number().nullable(),
  al_final_si_viene: z.number().nullable(),
  proceso: z.number().nullable(),
  /** How many more classes may be missed; null without a minimum. */
  faltas_restantes: z.int().nullable(),
  pagos: z.enum(['AL_DIA', 'DEBE']),
  /** One for each cause, with its arithmetic. */
  frases: z.array(z.string()),
})

export const habilitacion = z.object({ reglas, alumnos: z.array(deAlumno) })

const marca = z.enum(marcas).nullable()

export const habilitacionPropia = deAlumno.extend({
  reglas,
  /** What the percentages come of: points in classes, and the classes that count. */
  cuenta: z.object({ puntos: z.number(), dadas: z.int(), por_venir: z.int() }),
  /** The days, in their order: those given, and those to come. */
  dadas: z.array(marca),
  por_venir: z.array(marca),
  /** The percentage after each given class; null while none counted. */
  marcha: z.array(z.number().nullable()),
})

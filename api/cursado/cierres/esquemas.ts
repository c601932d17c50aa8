import { z } from 'zod'
import { estadosDeUnidadDada } from '../../../src/domain/clases/cierres-de-clase.ts'
import { asistencias } from '../asistencia/esquemas.ts'
import { diaClase } from '../clases/ficha.ts'

const estado = z.enum(estadosDeUnidadDada)

/** `whatsapp` is what the course's group is told. */
export const respuesta = z.object({ dia: diaClase, tareaId: z.int().nullable(), whatsapp: z.string() })
export type Respuesta = z.infer<typeof respuesta>

const cierreHecho = z.object({
  por: z.string(),
  cerrada_en: z.iso.datetime(),
  para_la_proxima: z.string().nullable(),
  tareaIds: z.array(z.int()),
  whatsapp: z.string(),
})

export const cierreParaHacer = z.object({
  catedra: z.object({ id: z.int(), nombre: z.string(), cerrada: z.boolean() }),
  fecha: z.iso.date(),
  /** When the course has class again, where that is known. */
  proxima: z.iso.date().nullable(),
  /** Null where the course has no class on that date: closing it makes one. */
  dia: diaClase.nullable(),
  alumnos: asistencias.shape.asistencias,
  /** First those that were not given. */
  unidades: z.array(
    z.object({
      id: z.int(),
      planId: z.int(),
      plan: z.string(),
      periodo: z.string(),
      /** Over all classes. */
      estado: estado.nullable(),
      en_este_dia: estado.nullable(),
    }),
  ),
  cierre: cierreHecho.nullable(),
})

const claseDada = z.object({
  diaClaseId: z.int(),
  fecha: z.iso.date(),
  unidades: z.array(z.object({ unidadId: z.int(), periodo: z.string(), estado })),
  para_la_proxima: z.string().nullable(),
})

/** What a student knows of the classes that were closed. */
export const clasesDadas = z.object({
  unidades: z.object({ dadas: z.int(), total: z.int() }),
  /** Of the last one. */
  para_la_proxima: z.string().nullable(),
  /** The last ones, the latest first. */
  ultimas: z.array(claseDada),
})
export type ClasesDadas = z.infer<typeof clasesDadas>

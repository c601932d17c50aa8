import { z } from 'zod'
import { AUSENTE } from '../../../src/domain/actas/actas.ts'
import { estadosDeEvaluacion } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { notas } from '../../../src/domain/nota-final/escala.ts'
import { tiposDePuntaje } from '../../../src/domain/nota-final/recuperatorios.ts'
import { estadosDeTarea } from '../../../src/domain/tareas/tareas.ts'

export const rubro = z.object({ id: z.int(), nombre: z.string(), peso: z.int() })

export const pruebaManual = z.object({
  id: z.int(),
  rubroId: z.int(),
  nombre: z.string(),
  puntos_posibles: z.int(),
  /** The one that it makes up for. */
  recupera: z.int().nullable(),
  /** Who is to sit what makes up for another one. */
  alumnoIds: z.array(z.int()),
  notas: z.array(
    z.object({
      alumnoId: z.int(),
      puntos_obtenidos: z.int(),
      /** The test that counts in its place. */
      recuperado_por: z.int().nullable(),
    }),
  ),
})

/** With two decimals, never rounded up; null where nothing counts yet. */
const porcentaje = z.number().nullable()
const nota = z.union(notas.map((una) => z.literal(una)))
const resumida = z.object({
  porcentaje,
  /** Null without a scale too. */
  nota: nota.nullable(),
})

const cifra = resumida.extend({
  /** What it comes of: by part, or all in one where there are none. */
  partes: z.array(z.object({ rubroId: z.int().nullable(), obtenidos: z.number(), posibles: z.int() })),
})

export const cifras = z.object({
  catedra: z.object({ nombre: z.string(), anio: z.int() }),
  escala: z.object({ cortes: z.array(z.number()) }).nullable(),
  rubros: z.array(rubro),
  /** Tasks and evaluations, each with the part that it is of. */
  pedidos: z.array(
    z.object({
      clase: z.enum(['tarea', 'evaluacion']),
      id: z.int(),
      titulo: z.string(),
      rubroId: z.int().nullable(),
      /** The one that it makes up for, in whose part it counts. */
      recupera: z.int().nullable(),
    }),
  ),
  alumnos: z.array(
    z.object({
      alumnoId: z.int(),
      nombre: z.string(),
      /** What was never delivered counts as 0. */
      final: cifra,
      /** Of what is graded. */
      hasta_hoy: cifra,
      /** What was due and never delivered counts as 0; what is not due yet, or has no due date, is left out. */
      si_terminara_hoy: cifra,
      /** What counts by what made up for it, in its own points and part. */
      recuperados: z.array(z.object({ tipo: z.enum(tiposDePuntaje), id: z.int(), recuperado_por: z.int() })),
    }),
  ),
})

const item = z.object({
  /** By which the student opens it. */
  id: z.int(),
  titulo: z.string(),
  rubro: z.string().nullable(),
  puntos_obtenidos: z.number().nullable(),
  puntos_posibles: z.int(),
  /** When it is due; of a test on paper, when it was noted. */
  fecha: z.iso.datetime().nullable(),
  /** What counts in its place. */
  recuperado_por: z.int().nullable(),
})

/** A student's own. */
export const notasPropias = z.object({
  items: z.array(
    z.discriminatedUnion('tipo', [
      item.extend({ tipo: z.literal('TAREA'), estado: z.enum(estadosDeTarea) }),
      item.extend({ tipo: z.enum(['EVALUACION', 'PRUEBA']), estado: z.enum(estadosDeEvaluacion) }),
    ]),
  ),
  hasta_hoy: z.object({ obtenidos: z.number(), posibles: z.int(), porcentaje }),
  si_terminara_hoy: resumida,
  rubros: z.array(rubro.omit({ id: true }).extend({ porcentaje })),
  /** How many points of the course's total are still to be had. */
  quedan: z.int(),
  escala: z.array(
    z.object({
      nota,
      /** Per cent. */
      desde: z.number(),
      /** Points of the course's total; null where it can't be had any more. */
      faltan: z.int().nullable(),
    }),
  ),
  /** Of a closed course. */
  cierre: z.object({ nota: z.union([nota, z.literal(AUSENTE)]), constancia: z.string() }).optional(),
})

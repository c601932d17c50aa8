import { z } from 'zod'
import { notas } from '../../../src/domain/nota-final/escala.ts'
import { tiposDePuntaje } from '../../../src/domain/nota-final/recuperatorios.ts'

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

const cifra = z.object({
  /** With two decimals, never rounded up; null where nothing counts yet. */
  porcentaje: z.number().nullable(),
  /** Null without a scale too. */
  nota: z.union(notas.map((nota) => z.literal(nota))).nullable(),
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

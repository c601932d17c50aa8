import { z } from 'zod'
import { estadosDeTarea } from '../../../src/domain/tareas/tareas.ts'
import { archivoEntregado, resumen, tarea } from './esquemas.ts'

/** A task with deliveries that wait to be graded. */
export const tareaPorCorregir = z.object({
  tareaMaestraId: z.int(),
  titulo: z.string(),
  cuantas: z.int(),
  /** When the one that has waited longest was delivered. */
  desde: z.iso.datetime().nullable(),
  catedra: tarea.shape.Catedra.pick({ id: true, nombre: true, anio: true }),
})
export type TareaPorCorregir = z.infer<typeof tareaPorCorregir>

const tareaDePlanilla = z.object({
  id: z.int(),
  titulo: z.string(),
  puntos_posibles: z.int(),
  fecha_entrega: z.iso.datetime().nullable(),
  /** The task that it makes up for: it counts there, and not by itself. */
  recupera: z.int().nullable(),
  /** Of what is graded; null while nothing is. */
  promedio: z.number().nullable(),
  calificadas: z.int(),
})

/** Students × tasks; each student's `notas` stand in the order of `tareas`, null for a task that is not assigned. */
export const planillaDeNotas = z.object({
  catedra: z.object({ id: z.int(), nombre: z.string(), anio: z.int() }),
  tareas: z.array(tareaDePlanilla),
  alumnos: z.array(
    z.object({
      alumnoId: z.int(),
      composerId: z.int().nullable(),
      nombre: z.string(),
      apellido: z.string(),
      notas: z.array(
        z
          .object({
            tareaAsignacionId: z.int(),
            estado: z.enum(estadosDeTarea),
            /** Tells late work from none. */
            submission_path: z.string().nullable(),
            archivos: z.array(archivoEntregado),
            submission_date: z.iso.datetime().nullable(),
            puntos_obtenidos: z.int().nullable(),
            publicada_en: z.iso.datetime().nullable(),
            /** The task that counts in its place, in its points. */
            recuperado_por: z.int().nullable(),
            /** Until then who asks changes it without saying why. */
            sin_motivo_hasta: z.iso.datetime().nullable(),
          })
          .nullable(),
      ),
      /** Whole but for what was made up for in other points. */
      total: z.number(),
      /** Of what is graded. */
      posibles: z.int(),
      porcentaje: z.number().nullable(),
    }),
  ),
})
export type PlanillaDeNotas = z.infer<typeof planillaDeNotas>

export const distribucion = z.object({
  tarea: z.object({ id: z.int(), titulo: z.string(), puntos_posibles: z.int() }),
  resumen: resumen.omit({ sinPublicar: true }).extend({
    promedio: z.number().nullable(),
    mediana: z.number().nullable(),
    minimo: z.number().nullable(),
    maximo: z.number().nullable(),
  }),
  tramos: z.array(z.object({ desde: z.int(), hasta: z.int(), cuantos: z.int() })),
})

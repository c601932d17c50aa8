import { z } from 'zod'
import { aporte } from './aporte-entregado.ts'
import { anterior, archivoEntregado, asignacion, resumen, tarea } from './esquemas.ts'

/** A student's task with what stands around it; the task without its description. */
export const entrega = asignacion.extend({
  calificada_en: z.iso.datetime().nullable(),
  /** Its grade was changed, with a reason. */
  rectificada: z.boolean(),
  /** Until when the last that was done to it can be undone; null for who did not do it. */
  deshacer_hasta: z.iso.datetime().nullable(),
  /** Until when its grade needs no reason to be another one; null for who did not give it. */
  sin_motivo_hasta: z.iso.datetime().nullable(),
  /** The task that counts in its place. */
  recuperado_por: z.int().nullable(),
  /** The first file of the delivery that counts. */
  archivo: archivoEntregado.nullable(),
  /** The contribution that counts, of a task that asks for one. */
  aporte: aporte.nullable(),
  /** The deliveries before it, the first one first. */
  anteriores: z.array(anterior),
  Alumno: z.object({ id: z.int(), nombre: z.string(), apellido: z.string(), email: z.string() }),
  TareaMaestra: tarea.pick({
    id: true,
    catedraId: true,
    titulo: true,
    puntos_posibles: true,
    fecha_entrega: true,
    unidadPlanId: true,
    publica: true,
    rubroId: true,
    recupera: true,
    tipo: true,
    pide: true,
    created_at: true,
    UnidadPlan: true,
    Catedra: true,
  }),
})
export type Entrega = z.infer<typeof entrega>

/** For the administrator: with what the specification calls by these names in its submitted task. */
export const entregaDeAdmin = entrega.extend({
  titulo: z.string(),
  descripcion: z.string(),
  catedra: entrega.shape.TareaMaestra.shape.Catedra.pick({ nombre: true, anio: true }),
  alumno: entrega.shape.Alumno.omit({ id: true }),
  puntos_posibles: z.int(),
  feedback: z.string().nullable(),
})
export type EntregaDeAdmin = z.infer<typeof entregaDeAdmin>

/** For its student: the task whole. */
export const tareaDeAlumno = entrega.extend({ TareaMaestra: tarea })

/** What, when, and its checksum: of the first file, and of each. */
const recibo = z.object({
  nombre: z.string(),
  tipo: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  submission_path: z.string(),
  submission_date: z.iso.datetime(),
  archivos: z.array(archivoEntregado),
})

export const respuestaDeEntrega = z.object({ message: z.string(), recibo, tareaAsignacion: entrega })

export const respuestaDeCalificacion = z.object({ message: z.string(), tareaAsignacion: entrega })

/** All of one task's, for the grading desk. */
export const entregasDeTarea = z.object({
  tareaMaestra: tarea,
  resumen,
  entregas: z.array(entrega),
})

export const entregasDeAlumno = z.object({
  alumno: z.object({
    id: z.int(),
    composerId: z.int().nullable(),
    nombre: z.string(),
    apellido: z.string(),
    email: z.string(),
  }),
  tareasConEntregas: z.array(entrega),
})

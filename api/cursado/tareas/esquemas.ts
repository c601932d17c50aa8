import { z } from 'zod'
import { clasesDeAporte } from '../../../src/domain/aportes/recibos.ts'
import { tiposDeTarea } from '../../../src/domain/tareas/tarea-de-aporte.ts'
import { estadosDeTarea, momentosDePublicar } from '../../../src/domain/tareas/tareas.ts'

/** Of an upload that a task links: what it was called, its media type, its size. */
export const archivo = z.object({
  path: z.string(),
  nombre: z.string(),
  tipo: z.string(),
  bytes: z.int(),
  /** Of sound or film, where it is known. */
  duracion_ms: z.int().nullable(),
})

/** Of a delivery; what can be seen and heard of a score, once that is made. */
const entregable = archivo.extend({
  sha256: z.string(),
  paginas: z.array(z.string()).optional(),
  sonido: z.string().optional(),
})

/** Its place in the delivery is from 1 on. */
export const archivoEntregado = entregable.extend({ orden: z.int() })
export type ArchivoEntregado = z.infer<typeof archivoEntregado>

/** Of a delivery before the one that counts. */
export const anterior = entregable.extend({ entregado_en: z.iso.datetime() })
export type Anterior = z.infer<typeof anterior>

const unidad = z.object({
  id: z.int(),
  periodo: z.string(),
  PlanDeClases: z.object({ id: z.int(), titulo: z.string() }),
})

/** A task of one student, and what was delivered. */
export const asignacion = z.object({
  id: z.int(),
  tareaMaestraId: z.int(),
  alumnoId: z.int(),
  estado: z.enum(estadosDeTarea),
  puntos_obtenidos: z.int().nullable(),
  /** The first of its files. */
  submission_path: z.string().nullable(),
  archivos: z.array(archivoEntregado),
  submission_date: z.iso.datetime().nullable(),
  comentario_docente: z.string().nullable(),
  /** When its student was told the grade. */
  publicada_en: z.iso.datetime().nullable(),
  publicacionId: z.int().nullable(),
  visibleToStudents: z.boolean().nullable(),
})
export type Asignacion = z.infer<typeof asignacion>

export const tarea = z.object({
  id: z.int(),
  catedraId: z.int(),
  titulo: z.string(),
  descripcion: z.string(),
  puntos_posibles: z.int(),
  fecha_entrega: z.iso.datetime().nullable(),
  recursos: z.array(z.string()),
  multimedia_path: z.string().nullable(),
  archivos: z.array(archivo),
  unidadPlanId: z.int().nullable(),
  /** When its students are told their grades. */
  publica: z.enum(momentosDePublicar),
  rubroId: z.int().nullable(),
  /** The task that it makes up for. */
  recupera: z.int().nullable(),
  /** What is delivered for it; of a contribution, which one. */
  tipo: z.enum(tiposDeTarea),
  pide: z.object({ clase: z.enum(clasesDeAporte), fuentes_minimas: z.int() }).nullable(),
  UnidadPlan: unidad.nullable(),
  Catedra: z.object({ id: z.int(), nombre: z.string(), anio: z.int() }),
  /** Its post on the board; both null until it is assigned. */
  publicacionId: z.int().nullable(),
  visibleToStudents: z.boolean().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Tarea = z.infer<typeof tarea>

export const resumen = z.object({
  asignadas: z.int(),
  sinEntregar: z.int(),
  /** Delivered, and waiting for the teacher. */
  porCalificar: z.int(),
  calificadas: z.int(),
  /** Of these, those that their students do not know of yet. */
  sinPublicar: z.int(),
})

export const tareaMaestra = tarea.extend({ resumen, TareaAsignacion: z.array(asignacion) })
export type TareaMaestra = z.infer<typeof tareaMaestra>

export const respuestaDeTarea = z.object({ message: z.string(), tareaMaestra })

/** To whom a task is assigned, of those who are enrolled. */
export const asignados = z.object({
  assignedAlumnoIds: z.array(z.int()),
  fecha_entrega: z.iso.datetime().nullable(),
})

/** What a deletion takes with it. */
export const loQueSeVa = z.object({
  asignaciones: z.int(),
  entregas: z.int(),
  archivos: z.int(),
  publicaciones: z.int(),
})

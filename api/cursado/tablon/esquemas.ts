import { z } from 'zod'
import { estadosDeEvaluacion } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { autoresDeTablon, tiposDePublicacion } from '../../../src/domain/tablon/publicaciones.ts'
import { estadosDeTarea } from '../../../src/domain/tareas/tareas.ts'
import { archivoEntregado } from '../tareas/esquemas.ts'

const persona = z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })

/** Who wrote it: a student, a teacher (null once deleted), or the administrator. */
const autoria = {
  autor: z.enum(autoresDeTablon),
  autorAlumnoId: z.int().nullable(),
  autorDocenteId: z.int().nullable(),
  autorAlumno: persona.nullable(),
  autorDocente: persona.nullable(),
}

export const comentario = z.object({
  id: z.int(),
  publicacionId: z.int(),
  texto: z.string(),
  created_at: z.iso.datetime(),
  ...autoria,
})
export type Comentario = z.infer<typeof comentario>

export const publicacion = z.object({
  id: z.int(),
  catedraId: z.int(),
  titulo: z.string(),
  contenido: z.string(),
  tipo: z.enum(tiposDePublicacion),
  visibleToStudents: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  ...autoria,
  totalInteracciones: z.int(),
  hasUserInteracted: z.boolean(),
  /** All of them; the list has the last ones, the earlier first. */
  totalComentarios: z.int(),
  ComentarioPublicacion: z.array(comentario),
  tareaMaestraId: z.int().nullable(),
  tareaMaestra: z.object({ id: z.int(), titulo: z.string(), puntos_posibles: z.int() }).nullable(),
  /** The reader's own, where it is a student to whom the task is assigned. */
  tareaAsignacionId: z.int().nullable(),
  tareaAsignacionEstado: z.enum(estadosDeTarea).nullable(),
  submission_path: z.string().nullable(),
  archivos: z.array(archivoEntregado),
  submission_date: z.iso.datetime().nullable(),
  evaluacionId: z.int().nullable(),
  evaluacionMaestraTitulo: z.string().nullable(),
  evaluacionAsignacionId: z.int().nullable(),
  evaluacionAsignacionEstado: z.enum(estadosDeEvaluacion).nullable(),
  /** When the task or the evaluation is due. */
  fecha_entrega: z.iso.datetime().nullable(),
  planDeClasesTitulo: z.string().nullable(),
  unidadPlanNombre: z.string().nullable(),
})
export type Publicacion = z.infer<typeof publicacion>

export const interaccion = z.object({
  publicacionId: z.int(),
  totalInteracciones: z.int(),
  hasUserInteracted: z.boolean(),
})

const CURSOR = 'Se sigue desde el identificador de un evento («desde» o Last-Event-ID).'

export const escucha = z.object({
  desde: z.coerce
    .number(CURSOR)
    .int(CURSOR)
    .min(0, CURSOR)
    .optional()
    .meta({ description: 'El último evento que se conoce; como el encabezado Last-Event-ID' }),
})

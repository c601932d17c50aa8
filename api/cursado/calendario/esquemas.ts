import { z } from 'zod'
import { tiposDeEntrada } from '../../../src/domain/calendario/calendario.ts'
import { estadosDeEvaluacion } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { estadosDeTarea } from '../../../src/domain/tareas/tareas.ts'

/** A class or a due date; of the ids, those of its kind. */
export const entrada = z.object({
  tipo: z.enum(tiposDeEntrada),
  fecha: z.iso.date(),
  hora_inicio: z.string().nullable(),
  hora_fin: z.string().nullable(),
  titulo: z.string(),
  catedra: z.object({ id: z.int(), nombre: z.string(), anio: z.int(), aula: z.string().nullable() }),
  diaClaseId: z.int().nullable(),
  /** Why there is no class. */
  suspendida: z.string().nullable(),
  tareaMaestraId: z.int().nullable(),
  tareaAsignacionId: z.int().nullable(),
  evaluacionId: z.int().nullable(),
  /** Of a student's task or evaluation. */
  estado: z.enum([...estadosDeTarea, ...estadosDeEvaluacion]).nullable(),
  /** The instant up to which it is in time. */
  fecha_entrega: z.iso.datetime().nullable(),
})
export type Entrada = z.infer<typeof entrada>

export const enlace = z.object({ activo: z.boolean(), created_at: z.iso.datetime().nullable() })

/** The address is said this once. */
export const enlaceNuevo = z.object({ url: z.url(), created_at: z.iso.datetime() })

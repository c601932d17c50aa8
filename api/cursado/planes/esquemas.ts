import { z } from 'zod'
import { estadosDeUnidadDada } from '../../../src/domain/clases/cierres-de-clase.ts'
import { tiposDeOrganizacion } from '../../../src/domain/planes/organizacion.ts'
import { tiposDeRecurso } from '../../../src/domain/planes/recursos.ts'

const recurso = z.object({
  type: z.enum(tiposDeRecurso),
  value: z.string(),
  /** Of a file: what it was called, its media type, its size. */
  nombre: z.string().optional(),
  tipo: z.string().optional(),
  bytes: z.int().optional(),
  /** Of sound or film, where it is known. */
  duracion_ms: z.int().optional(),
})

export const unidad = z.object({
  id: z.int(),
  planId: z.int(),
  posicion: z.int(),
  periodo: z.string(),
  contenido: z.string(),
  capacidades: z.string(),
  horasTeoricas: z.int(),
  horasPracticas: z.int(),
  estrategiasMetodologicas: z.string().nullable(),
  mediosVerificacionEvaluacion: z.string().nullable(),
  recursos: z.array(recurso),
  /** How much of it was given, over all classes; null where nothing was. */
  estado: z.enum(estadosDeUnidadDada).nullable(),
})
export type Unidad = z.infer<typeof unidad>

export const plan = z.object({
  id: z.int(),
  catedraId: z.int(),
  titulo: z.string(),
  anio: z.int(),
  tipoOrganizacion: z.enum(tiposDeOrganizacion),
  /** How many of its units were given. */
  dadas: z.int(),
  UnidadPlan: z.array(unidad),
})
export type Plan = z.infer<typeof plan>

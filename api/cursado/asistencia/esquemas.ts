import { z } from 'zod'
import { diasDeSemana } from '../../../src/domain/semana.ts'

const persona = z.object({
  alumnoId: z.int(),
  composerId: z.int().nullable(),
  nombreCompleto: z.string(),
})

/** `presente` is null where nobody has marked it. */
const presente = z.boolean().nullable()

export const asistencia = persona.extend({ id: z.int().nullable(), presente })

export const asistencias = z.object({ asistencias: z.array(asistencia) })

export const diaDelAnio = z.object({
  id: z.int(),
  fecha: z.iso.date(),
  asistencias: z.array(persona.extend({ presente })),
})

export const resumen = persona.extend({
  totalClases: z.int(),
  presente: z.int(),
  ausente: z.int(),
  /** With two decimals; null where there are no class days. */
  porcentaje: z.number().nullable(),
})

export const asistenciaDeAlumno = resumen.extend({
  asistencias: z.array(
    z.object({ diaClaseId: z.int(), fecha: z.iso.date(), dia_semana: z.enum(diasDeSemana), presente }),
  ),
})

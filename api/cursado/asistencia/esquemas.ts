import { z } from 'zod'
import { matices } from '../../../src/domain/asistencia/asistencia.ts'
import { diasDeSemana } from '../../../src/domain/calendario/semana.ts'

const persona = z.object({
  alumnoId: z.int(),
  composerId: z.int().nullable(),
  nombreCompleto: z.string(),
})

/** `presente` is null where nobody has marked it. */
const marca = { presente: z.boolean().nullable(), matiz: z.enum(matices).nullable() }

/** Why there was no class. */
const suspendida = z.string().nullable()

export const asistencia = persona.extend({ id: z.int().nullable(), ...marca })

export const asistencias = z.object({
  /** Where an accepted excuse is about that day: until somebody marks the student, the list does. */
  asistencias: z.array(asistencia.extend({ con_justificativo: z.boolean() })),
})

export const diaDelAnio = z.object({
  id: z.int(),
  fecha: z.iso.date(),
  suspendida,
  asistencias: z.array(persona.extend(marca)),
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
    z.object({
      diaClaseId: z.int(),
      fecha: z.iso.date(),
      dia_semana: z.enum(diasDeSemana),
      suspendida,
      ...marca,
    }),
  ),
})

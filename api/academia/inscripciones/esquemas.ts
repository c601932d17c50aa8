import { z } from 'zod'
import { estadosDePago } from '../../../src/domain/pagos/pagos.ts'
import { estadia } from './estadias.ts'

const composer = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  student_first_name: z.string().nullable(),
  student_last_name: z.string().nullable(),
  email: z.string().nullable(),
})

/** An enrolment, with what the specification nests in it. */
export const inscrito = z.object({
  id: z.int(),
  catedraId: z.int(),
  alumnoId: z.int(),
  composerId: z.int().nullable(),
  dia_cobro: z.int().nullable(),
  matricula_monto: z.int(),
  cuota_monto: z.int(),
  /** They came in by the course's code, at what the one before pays. */
  condiciones_por_revisar: z.boolean(),
  fecha_inscripcion: z.iso.date(),
  estadias: z.array(estadia),
  /** Whole but for what was made up for in other points. */
  totalPoints: z.number(),
  estadoActual: z.enum(estadosDePago),
  Alumno: z.object({
    id: z.int(),
    nombre: z.string(),
    apellido: z.string(),
    email: z.string(),
    documento: z.string().nullable(),
    telefono: z.string().nullable(),
    instrumento: z.string().nullable(),
  }),
  Composer: composer.nullable(),
})
export type Inscrito = z.infer<typeof inscrito>

export const candidato = z.object({
  id: z.int().nullable(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  isComposer: z.boolean(),
  composerId: z.int().nullable(),
})

import type { z } from 'zod'
import { docentes } from '../../../db/schema/personas.ts'
import { columnasDePersona, persona } from './ficha-de-persona.ts'

/** What leaves the server of a teacher. */
export const columnasDeDocente = columnasDePersona(docentes)

export const docente = persona
export type Docente = z.infer<typeof docente>

import { z } from 'zod'
import { docentes } from '../../../db/schema/personas.ts'
import type { DatosDeDocente } from '../../../src/domain/docentes.ts'
import { ordenDePersona } from '../../../src/domain/personas.ts'
import type { Etiquetas } from '../../casa/auditoria/cambios.ts'

/** What leaves the server of a teacher. */
export const columnasDeDocente = {
  id: docentes.id,
  nombre: docentes.nombre,
  apellido: docentes.apellido,
  email: docentes.email,
  telefono: docentes.telefono,
  direccion: docentes.direccion,
}

export const docente = z.object({
  id: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  telefono: z.string().nullable(),
  direccion: z.string().nullable(),
})
export type Docente = z.infer<typeof docente>

/** What the log says of an edition; not the values, which are nobody else's. */
export const etiquetasDeDocente: Etiquetas<Docente> = {
  nombre: 'nombre',
  apellido: 'apellido',
  email: 'email',
  telefono: 'teléfono',
  direccion: 'dirección',
}

/** As the form gives them, for the row. */
export function valoresDeDocente(datos: DatosDeDocente) {
  return {
    ...datos,
    telefono: datos.telefono || null,
    direccion: datos.direccion || null,
    orden: ordenDePersona(datos),
  }
}

import { z } from 'zod'
import type { alumnos, docentes } from '../../../db/schema/personas.ts'
import { ordenDePersona } from '../../../src/domain/personas/personas.ts'

/** What leaves the server of a student as of a teacher. */
export const columnasDePersona = <T extends typeof alumnos | typeof docentes>(tabla: T) => ({
  id: tabla.id as T['id'],
  nombre: tabla.nombre as T['nombre'],
  apellido: tabla.apellido as T['apellido'],
  email: tabla.email as T['email'],
  telefono: tabla.telefono as T['telefono'],
  direccion: tabla.direccion as T['direccion'],
})

export const persona = z.object({
  id: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  telefono: z.string().nullable(),
  direccion: z.string().nullable(),
})

/** What the log says of an edition; not the values, which are nobody else's. */
export const etiquetasDePersona = {
  nombre: 'nombre',
  apellido: 'apellido',
  email: 'email',
  telefono: 'teléfono',
  direccion: 'dirección',
}

/** As the form gives them, for the row. */
export const valoresDePersona = <
  D extends { nombre: string; apellido: string; telefono: string; direccion: string },
>(
  datos: D,
) => ({
  ...datos,
  telefono: datos.telefono || null,
  direccion: datos.direccion || null,
  orden: ordenDePersona(datos),
})

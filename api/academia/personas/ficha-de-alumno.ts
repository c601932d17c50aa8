import { z } from 'zod'
import { alumnos } from '../../../db/schema/personas.ts'
import type { DatosDeAlumno } from '../../../src/domain/alumnos.ts'
import { ordenDePersona } from '../../../src/domain/personas.ts'
import type { Etiquetas } from '../../casa/auditoria/cambios.ts'

/** What leaves the server of a student. */
export const columnasDeAlumno = {
  id: alumnos.id,
  nombre: alumnos.nombre,
  apellido: alumnos.apellido,
  email: alumnos.email,
  telefono: alumnos.telefono,
  direccion: alumnos.direccion,
  instrumento: alumnos.instrumento,
  detalles_adicionales: alumnos.detalles_adicionales,
  es_menor: alumnos.es_menor,
  vive_con_padres: alumnos.vive_con_padres,
  nombre_tutor: alumnos.nombre_tutor,
  telefono_tutor: alumnos.telefono_tutor,
}

export const alumno = z.object({
  id: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  telefono: z.string().nullable(),
  direccion: z.string().nullable(),
  instrumento: z.string().nullable(),
  detalles_adicionales: z.string().nullable(),
  es_menor: z.boolean(),
  vive_con_padres: z.boolean(),
  nombre_tutor: z.string().nullable(),
  telefono_tutor: z.string().nullable(),
})
/** In bytes, for the administrator. */
export const usoDeAlumno = z.object({
  archivos: z.int(),
  textos: z.int(),
  cuota_archivos: z.int(),
  cuota_textos: z.int(),
})

export type Alumno = z.infer<typeof alumno>

/** What the log says of an edition; not the values, which are nobody else's. */
export const etiquetasDeAlumno: Etiquetas<Alumno> = {
  nombre: 'nombre',
  apellido: 'apellido',
  email: 'email',
  telefono: 'teléfono',
  direccion: 'dirección',
  instrumento: 'instrumento',
  detalles_adicionales: 'detalles adicionales',
  es_menor: 'si es menor',
  vive_con_padres: 'si vive con sus padres',
  nombre_tutor: 'nombre del tutor',
  telefono_tutor: 'teléfono del tutor',
}

/** As the form gives them, for the row. */
export function valoresDeAlumno(datos: DatosDeAlumno) {
  return {
    ...datos,
    telefono: datos.telefono || null,
    direccion: datos.direccion || null,
    instrumento: datos.instrumento || null,
    detalles_adicionales: datos.detalles_adicionales || null,
    nombre_tutor: datos.nombre_tutor || null,
    telefono_tutor: datos.telefono_tutor || null,
    orden: ordenDePersona(datos),
  }
}

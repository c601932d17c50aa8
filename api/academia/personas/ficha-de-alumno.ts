import { z } from 'zod'
import { alumnos } from '../../../db/schema/personas.ts'
import type { DatosDeAlumno } from '../../../src/domain/personas/alumnos.ts'
import type { Etiquetas } from '../../suelo/auditoria/cambios.ts'
import { columnasDePersona, etiquetasDePersona, persona, valoresDePersona } from './ficha-de-persona.ts'

/** What leaves the server of a student. */
export const columnasDeAlumno = {
  ...columnasDePersona(alumnos),
  instrumento: alumnos.instrumento,
  detalles_adicionales: alumnos.detalles_adicionales,
  es_menor: alumnos.es_menor,
  vive_con_padres: alumnos.vive_con_padres,
  nombre_tutor: alumnos.nombre_tutor,
  telefono_tutor: alumnos.telefono_tutor,
  documento: alumnos.documento,
}

export const alumno = persona.extend({
  instrumento: z.string().nullable(),
  detalles_adicionales: z.string().nullable(),
  es_menor: z.boolean(),
  vive_con_padres: z.boolean(),
  nombre_tutor: z.string().nullable(),
  telefono_tutor: z.string().nullable(),
  documento: z.string().nullable(),
})
/** In bytes, for the administrator. */
export const usoDeAlumno = z.object({
  archivos: z.int(),
  textos: z.int(),
  cuota_archivos: z.int(),
  cuota_textos: z.int(),
})

export type Alumno = z.infer<typeof alumno>

export const etiquetasDeAlumno: Etiquetas<Alumno> = {
  ...etiquetasDePersona,
  instrumento: 'instrumento',
  detalles_adicionales: 'detalles adicionales',
  es_menor: 'si es menor',
  vive_con_padres: 'si vive con sus padres',
  nombre_tutor: 'nombre del tutor',
  telefono_tutor: 'teléfono del tutor',
  documento: 'documento',
}

/** As the form gives them, for the row. */
export const valoresDeAlumno = (datos: DatosDeAlumno) => ({
  ...valoresDePersona(datos),
  instrumento: datos.instrumento || null,
  detalles_adicionales: datos.detalles_adicionales || null,
  nombre_tutor: datos.nombre_tutor || null,
  telefono_tutor: datos.telefono_tutor || null,
  documento: datos.documento || null,
})

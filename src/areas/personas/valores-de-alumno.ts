import { type PersonaGuardada, personaVacia, type ValoresDePersona, valoresDePersona } from './valores'

/** The student's form as it is typed. */
export interface ValoresDeAlumno extends ValoresDePersona {
  instrumento: string
  detalles_adicionales: string
  es_menor: boolean
  vive_con_padres: boolean
  nombre_tutor: string
  telefono_tutor: string
  documento: string
}

export const sinTutor = { vive_con_padres: false, nombre_tutor: '', telefono_tutor: '' }

type AlumnoGuardado = PersonaGuardada & {
  instrumento: string | null
  detalles_adicionales: string | null
  es_menor: boolean
  vive_con_padres: boolean
  nombre_tutor: string | null
  telefono_tutor: string | null
  documento: string | null
}

export const alumnoVacio: ValoresDeAlumno = {
  ...personaVacia,
  instrumento: '',
  detalles_adicionales: '',
  es_menor: false,
  documento: '',
  ...sinTutor,
}

export const valoresDeAlumno = (alumno: AlumnoGuardado): ValoresDeAlumno => ({
  ...valoresDePersona(alumno),
  instrumento: alumno.instrumento ?? '',
  detalles_adicionales: alumno.detalles_adicionales ?? '',
  es_menor: alumno.es_menor,
  vive_con_padres: alumno.vive_con_padres,
  nombre_tutor: alumno.nombre_tutor ?? '',
  telefono_tutor: alumno.telefono_tutor ?? '',
  documento: alumno.documento ?? '',
})

import { type ValoresDePersona, valoresDePersona } from '../../shared/perfil/valores'
import type { Perfil } from '../acceso'

export const sinTutor = { vive_con_padres: false, nombre_tutor: '', telefono_tutor: '' }

/** A student's profile as it is typed. */
export type ValoresDePerfil = ValoresDePersona &
  typeof sinTutor & { instrumento: string; detalles_adicionales: string; es_menor: boolean }

export const valoresDePerfil = (perfil: Perfil): ValoresDePerfil => ({
  ...valoresDePersona(perfil),
  instrumento: perfil.instrumento ?? '',
  detalles_adicionales: perfil.detalles_adicionales ?? '',
  es_menor: perfil.es_menor,
  vive_con_padres: perfil.vive_con_padres,
  nombre_tutor: perfil.nombre_tutor ?? '',
  telefono_tutor: perfil.telefono_tutor ?? '',
})

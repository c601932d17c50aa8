import type { CuotaDiaria } from '../archivos/cuotas.ts'

export const tiposDePublicacion = ['ANUNCIO', 'TAREA', 'EVALUACION', 'OTRO'] as const
export type TipoDePublicacion = (typeof tiposDePublicacion)[number]

/** Who may write on a board. */
export const autoresDeTablon = ['admin', 'docente', 'alumno'] as const
export type AutorDeTablon = (typeof autoresDeTablon)[number]

export const MUCHO_HOY = 'Hoy ya publicaste mucho. Prueba de nuevo mañana.'

/** What a student may write; comments on a delivery count with those of boards. */
export const cuotasDeTablon = {
  publicaciones: { calls: 30, seconds: 86_400, frase: MUCHO_HOY },
  comentarios: { calls: 200, seconds: 86_400, frase: MUCHO_HOY },
} as const satisfies Record<string, CuotaDiaria>

/** What happens on a board. For a student, a post that is hidden is a post that goes. */
export const hechosDeTablon = ['publicacion', 'oculta', 'eliminada', 'comentarios', 'interacciones'] as const
export type HechoDeTablon = (typeof hechosDeTablon)[number]

export const etiquetaDeTipo: Record<TipoDePublicacion, string> = {
  ANUNCIO: 'Anuncio',
  TAREA: 'Tarea',
  EVALUACION: 'Evaluación',
  OTRO: 'Otro',
}

/** What toggling a post's visibility would do; the specification's texts. */
export const accionDeVisibilidad = (visible: boolean) =>
  visible ? 'Ocultar en Tablón' : 'Publicar en Tablón'

export function isTipo(tipo: string): tipo is TipoDePublicacion {
  return tiposDePublicacion.includes(tipo as TipoDePublicacion)
}

/** A student's posts are ANUNCIO or OTRO: any other type becomes ANUNCIO. */
export function tipoPermitido(rol: AutorDeTablon, tipo: string): string {
  return rol === 'alumno' && tipo !== 'OTRO' ? 'ANUNCIO' : tipo
}

export const COMENTARIO_VACIO = 'El comentario no puede estar vacío.'

/** Who reads a board: the id of a student or a teacher; the administrator has none. */
export interface LectorDeTablon {
  rol: AutorDeTablon
  id: number
}

export interface Autoria {
  autor: AutorDeTablon
  autorAlumnoId: number | null
  autorDocenteId: number | null
}

/** Whether somebody wrote a post or a comment; only its author may edit it. */
export function isAutor({ rol, id }: LectorDeTablon, escrito: Autoria): boolean {
  if (escrito.autor !== rol) return false
  if (rol === 'admin') return true
  return (rol === 'alumno' ? escrito.autorAlumnoId : escrito.autorDocenteId) === id
}

/** A post or a comment: its author, and the administrator any of them. */
export function canRemove(lector: LectorDeTablon, escrito: Autoria): boolean {
  return lector.rol === 'admin' || isAutor(lector, escrito)
}

/** Hiding and showing a post; the teacher only on the boards of the own courses. */
export function canHide({ rol }: Pick<LectorDeTablon, 'rol'>): boolean {
  return rol !== 'alumno'
}

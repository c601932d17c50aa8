import { z } from 'zod'
import {
  aplicarReglas,
  banderaDicha,
  LARGO,
  pasaDe,
  type Regla,
  soloLoEnviado,
  textoEscrito,
  textoLargoEscrito,
} from './campos.ts'
import { muestraAlgo } from './texto-rico.ts'

export const tiposDePublicacion = ['ANUNCIO', 'TAREA', 'EVALUACION', 'OTRO'] as const
export type TipoDePublicacion = (typeof tiposDePublicacion)[number]

/** Who may write on a board. */
export const autoresDeTablon = ['admin', 'docente', 'alumno'] as const
export type AutorDeTablon = (typeof autoresDeTablon)[number]

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

const INCOMPLETA = 'El título, el contenido y la cátedra son obligatorios.'

export const formularioDePublicacion = z.object({
  titulo: textoEscrito,
  /** HTML */
  contenido: textoLargoEscrito,
  tipo: textoEscrito,
  /** Null where nothing was said: a new post is shown, an edited one stays as it is. */
  visibleToStudents: banderaDicha,
})
type PublicacionEscrita = z.infer<typeof formularioDePublicacion>

const reglas: Regla<PublicacionEscrita>[] = [
  ['titulo', ({ titulo }) => !titulo, INCOMPLETA],
  ['contenido', ({ contenido }) => !muestraAlgo(contenido), INCOMPLETA],
  ['titulo', ({ titulo }) => pasaDe(titulo, LARGO.titulo), 'El título no puede pasar de 200 caracteres.'],
  [
    'contenido',
    ({ contenido }) => pasaDe(contenido, LARGO.rico),
    'El contenido no puede pasar de 100.000 caracteres.',
  ],
  ['tipo', ({ tipo }) => tipo !== '' && !esTipo(tipo), 'El tipo debe ser ANUNCIO, TAREA, EVALUACION u OTRO.'],
]

/** The post form; who writes decides, after this, which types stay. */
export const publicacionNueva = formularioDePublicacion
  .superRefine(aplicarReglas(reglas))
  .transform(({ tipo, ...datos }) => ({
    ...datos,
    tipo: esTipo(tipo) ? tipo : ('ANUNCIO' as TipoDePublicacion),
  }))
export type DatosDePublicacion = z.infer<typeof publicacionNueva>

/** Only what is sent changes. */
export const edicionDePublicacion = soloLoEnviado(formularioDePublicacion)
export type EdicionDePublicacion = z.infer<typeof edicionDePublicacion>

function esTipo(tipo: string): tipo is TipoDePublicacion {
  return tiposDePublicacion.includes(tipo as TipoDePublicacion)
}

/** A student's posts are ANUNCIO or OTRO: any other type becomes ANUNCIO. */
export function tipoPermitido(rol: AutorDeTablon, tipo: string): string {
  return rol === 'alumno' && tipo !== 'OTRO' ? 'ANUNCIO' : tipo
}

const COMENTARIO_MAXIMO = LARGO.texto

/** A comment answers to three names; the first one that says something counts. */
export const comentarioDePublicacion = z
  .object({ contenido: textoLargoEscrito, text: textoLargoEscrito, texto: textoLargoEscrito })
  .transform(({ contenido, text, texto }) => ({ contenido: contenido || text || texto }))
  .superRefine(
    aplicarReglas([
      ['contenido', ({ contenido }) => !contenido, 'El comentario no puede estar vacío.'],
      [
        'contenido',
        ({ contenido }) => pasaDe(contenido, COMENTARIO_MAXIMO),
        'El comentario no puede pasar de 5.000 caracteres.',
      ],
    ]),
  )

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
export function esAutor({ rol, id }: LectorDeTablon, escrito: Autoria): boolean {
  if (escrito.autor !== rol) return false
  if (rol === 'admin') return true
  return (rol === 'alumno' ? escrito.autorAlumnoId : escrito.autorDocenteId) === id
}

/** A post or a comment: its author, and the administrator any of them. */
export function puedeEliminar(lector: LectorDeTablon, escrito: Autoria): boolean {
  return lector.rol === 'admin' || esAutor(lector, escrito)
}

/** Hiding and showing a post; the teacher only on the boards of the own courses. */
export function puedeOcultar({ rol }: Pick<LectorDeTablon, 'rol'>): boolean {
  return rol !== 'alumno'
}

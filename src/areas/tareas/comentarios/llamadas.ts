import type { Comentario } from '../../../../api/cursado/comentarios-de-entrega/esquemas'
import { api, unwrap } from '../../../lib/api'
import { accion } from '../../base/accion'
import { lectura, readAgain } from '../../base/leer'
import type { AreaConComentarios } from './contexto'

export type { Comentario }

/** Where a delivery's comments are, for whoever reads them. */
const comentariosDe = (rol: AreaConComentarios, id: number) => {
  if (rol === 'alumno') return api.alumnos.me.tareasAsignaciones({ id }).comentarios
  return rol === 'docente'
    ? api.docente.tareasAsignaciones({ id }).comentarios
    : api.admin.tareasAsignaciones({ id }).comentarios
}

/** What a comment is about. */
export interface Donde {
  rol: AreaConComentarios
  /** Of the assignment. */
  id: number
  /** Of the delivered file. */
  path: string
}

/** Under which address a role has the deliveries. */
const enEntregas = { alumno: 'alumnos/me', docente: 'docente', admin: 'admin' } as const

export const comentariosQuery = ({ rol, id, path }: Donde) =>
  lectura(`${enEntregas[rol]}/tareasAsignaciones/:id/comentarios`, { id, archivo: path })

type Respuesta<T> = Parameters<typeof unwrap<T>>[0] extends Promise<infer R> ? R : never

const refetch = ({ rol, id }: Donde) =>
  void readAgain(`${enEntregas[rol]}/tareasAsignaciones/${id}/comentarios`)

interface Escrito {
  texto: string
  en_ms: number | null
  /** A recorded voice, and how long it is. */
  voz?: { grabado: File; duracion_ms: number; picos?: string } | null
}

/** In JSON or, with a voice, as a form. */
const cuerpoDe = ({ texto, en_ms, voz }: Escrito) => ({
  texto,
  ...(en_ms !== null && { en_ms }),
  ...(voz && { file: voz.grabado, duracion_ms: voz.duracion_ms, ...(voz.picos && { picos: voz.picos }) }),
})

export const comment = (donde: Donde) =>
  accion({
    mutationFn: (escrito: Escrito) =>
      unwrap(
        comentariosDe(donde.rol, donde.id).post(cuerpoDe(escrito) as never) as Promise<Respuesta<Comentario>>,
      ),
    exito: 'Comentario enviado.',
    refetch: () => refetch(donde),
    falla: 'No se pudo enviar el comentario.',
  })

export const removeComentario = (donde: Donde) =>
  accion({
    mutationFn: (comentarioId: number) =>
      unwrap(
        comentariosDe(donde.rol, donde.id)({ comentarioId }).delete() as Promise<
          Respuesta<{ message: string }>
        >,
      ),
    exito: ({ message }) => message,
    refetch: () => refetch(donde),
    falla: 'No se pudo eliminar el comentario.',
  })

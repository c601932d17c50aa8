import { mutationOptions } from '@tanstack/react-query'
import type { DatosDePublicacion } from '../../domain/tablon/publicacion-nueva'
import type { AutorDeTablon } from '../../domain/tablon/publicaciones'
import { type ApiError, api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { announceFailure } from '../base/fallas'
import { announceRemoval } from '../papelera/deshacer'
import { toggleVisibilidad } from '../tareas/visibilidad-en-tablon'
import { changePublicacion, putPublicacion } from './paginas'
import type { TextosDeTablon } from './textos'
import type { Comentario, Publicacion } from './tipos'

/** A new one, or changes to one that there is. */
export const savePublicacion = (id?: number) =>
  mutationOptions({
    mutationFn: ({ catedraId, ...datos }: Partial<DatosDePublicacion> & { catedraId: number }) =>
      unwrap(
        id === undefined
          ? api.catedras({ id: catedraId }).publicaciones.post(datos as DatosDePublicacion)
          : api.catedras({ id: catedraId }).publicaciones({ publicacionId: id }).put(datos),
      ),
    onSuccess: (publicacion) => {
      toast.success(
        id === undefined ? 'Publicación creada exitosamente' : 'Publicación actualizada exitosamente',
      )
      putPublicacion(publicacion)
    },
  })

/** Who runs a course may take it back; a student asks them to. */
export const removePublicacion = (rol: AutorDeTablon, falla: string) =>
  mutationOptions({
    mutationFn: ({ catedraId, id }: Publicacion) =>
      unwrap(api.catedras({ id: catedraId }).publicaciones({ publicacionId: id }).delete()),
    onSuccess: ({ message }, { id }) =>
      rol === 'alumno' ? toast.success(message) : announceRemoval(rol, 'PUBLICACION', id, message),
    onError: announceFailure(falla),
  })

export const toggleEnTablon = () => toggleVisibilidad(putPublicacion)

/** Shown at once; what the server refuses is taken back. */
export const interact = (catedraId: number, falla: string) => {
  const like = (id: number, gusta: boolean) =>
    changePublicacion(catedraId, id, (una) => ({
      ...una,
      hasUserInteracted: gusta,
      totalInteracciones: una.totalInteracciones + (gusta ? 1 : -1),
    }))
  return mutationOptions({
    mutationFn: ({ id, gusta }: { id: number; gusta: boolean }) => {
      const { interacciones } = api.publicaciones({ id })
      return unwrap(gusta ? interacciones.post() : interacciones.delete())
    },
    onMutate: ({ id, gusta }) => like(id, gusta),
    onSuccess: ({ publicacionId, ...total }) =>
      changePublicacion(catedraId, publicacionId, (una) => ({ ...una, ...total })),
    onError: (error: ApiError, { id, gusta }) => {
      like(id, !gusta)
      announceFailure(falla)(error)
    },
  })
}

export const comment = ({ catedraId, id }: Publicacion, textos: TextosDeTablon) =>
  mutationOptions({
    mutationFn: (contenido: string) => unwrap(api.publicaciones({ id }).comentarios.post({ contenido })),
    onSuccess: (comentario: Comentario) => {
      toast.success(textos.comentado)
      changePublicacion(catedraId, id, (una) => conComentario(una, comentario))
    },
    onError: announceFailure(textos.comment),
  })

/** It may have been heard of already. */
function conComentario(una: Publicacion, comentario: Comentario): Publicacion {
  const comentarios = una.ComentarioPublicacion
  if (comentarios.some(({ id }) => id === comentario.id)) return una
  return {
    ...una,
    totalComentarios: una.totalComentarios + 1,
    ComentarioPublicacion: [...comentarios, comentario],
  }
}

export const removeComentario = (falla: string) =>
  mutationOptions({
    mutationFn: ({ publicacionId, id }: Comentario) =>
      unwrap(api.publicaciones({ id: publicacionId }).comentarios({ comentarioId: id }).delete()),
    onSuccess: ({ message }) => void toast.success(message),
    onError: announceFailure(falla),
  })

/** The comments before the first one that is shown. */
export const loadAnteriores = ({ catedraId, id, ComentarioPublicacion }: Publicacion, falla: string) =>
  mutationOptions({
    mutationFn: () => {
      const antes = ComentarioPublicacion[0]?.id
      return unwrap(
        api.publicaciones({ id }).comentarios.get({ query: { limit: 50, ...(antes && { antes }) } }),
      )
    },
    onSuccess: ({ total, comentarios }) =>
      changePublicacion(catedraId, id, (una) => ({
        ...una,
        totalComentarios: total,
        ComentarioPublicacion: [...comentarios, ...una.ComentarioPublicacion],
      })),
    onError: announceFailure(falla),
  })

export const dropComentario = (catedraId: number, { publicacionId, id }: Comentario) =>
  changePublicacion(catedraId, publicacionId, (una) => {
    const ComentarioPublicacion = una.ComentarioPublicacion.filter((uno) => uno.id !== id)
    const seFue = ComentarioPublicacion.length < una.ComentarioPublicacion.length
    return { ...una, ComentarioPublicacion, totalComentarios: una.totalComentarios - (seFue ? 1 : 0) }
  })

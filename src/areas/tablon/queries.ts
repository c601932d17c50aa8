import { mutationOptions } from '@tanstack/react-query'
import type { DatosDePublicacion } from '../../domain/tablon/publicacion-nueva'
import type { AutorDeTablon } from '../../domain/tablon/publicaciones'
import { type ApiError, api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { accion } from '../base/accion'
import { announceFailure } from '../base/fallas'
import { announceRemoval } from '../papelera/deshacer'
import { toggleVisibilidad } from '../tareas/visibilidad-en-tablon'
import { changePublicacion, putPublicacion } from './paginas'
import type { TextosDeTablon } from './textos'
import type { Comentario, Publicacion } from './tipos'

/** A new one, or changes to one that there is. */
export const savePublicacion = (id?: number) =>
  accion({
    mutationFn: ({ catedraId, ...datos }: Partial<DatosDePublicacion> & { catedraId: number }) =>
      unwrap(
        id === undefined
          ? api.catedras({ id: catedraId }).publicaciones.post(datos as DatosDePublicacion)
          : api.catedras({ id: catedraId }).publicaciones({ publicacionId: id }).put(datos),
      ),
    exito: id === undefined ? 'Publicación creada exitosamente' : 'Publicación actualizada exitosamente',
    refetch: (publicacion) => putPublicacion(publicacion),
  })

/** Who runs a course may take it back; a student asks them to. */
export const removePublicacion = (rol: AutorDeTablon, falla: string) =>
  accion({
    mutationFn: ({ catedraId, id }: Publicacion) =>
      unwrap(api.catedras({ id: catedraId }).publicaciones({ publicacionId: id }).delete()),
    refetch: ({ message }, { id }) =>
      rol === 'alumno' ? toast.success(message) : announceRemoval(rol, 'PUBLICACION', id, message),
    falla,
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
  accion({
    mutationFn: (contenido: string) => unwrap(api.publicaciones({ id }).comentarios.post({ contenido })),
    exito: textos.comentado,
    refetch: (comentario: Comentario) =>
      changePublicacion(catedraId, id, (una) => conComentario(una, comentario)),
    falla: textos.comment,
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
  accion({
    mutationFn: ({ publicacionId, id }: Comentario) =>
      unwrap(api.publicaciones({ id: publicacionId }).comentarios({ comentarioId: id }).delete()),
    exito: ({ message }) => message,
    falla,
  })

/** The comments before the first one that is shown. */
export const loadAnteriores = ({ catedraId, id, ComentarioPublicacion }: Publicacion, falla: string) =>
  accion({
    mutationFn: () => {
      const antes = ComentarioPublicacion[0]?.id
      return unwrap(
        api.publicaciones({ id }).comentarios.get({ query: { limit: 50, ...(antes && { antes }) } }),
      )
    },
    refetch: ({ total, comentarios }) =>
      changePublicacion(catedraId, id, (una) => ({
        ...una,
        totalComentarios: total,
        ComentarioPublicacion: [...comentarios, ...una.ComentarioPublicacion],
      })),
    falla,
  })

export const dropComentario = (catedraId: number, { publicacionId, id }: Comentario) =>
  changePublicacion(catedraId, publicacionId, (una) => {
    const ComentarioPublicacion = una.ComentarioPublicacion.filter((uno) => uno.id !== id)
    const seFue = ComentarioPublicacion.length < una.ComentarioPublicacion.length
    return { ...una, ComentarioPublicacion, totalComentarios: una.totalComentarios - (seFue ? 1 : 0) }
  })

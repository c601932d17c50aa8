import { AppError } from '../../suelo/plugins/app-error.ts'

export const publicacionNoEncontrada = () =>
  new AppError(404, 'publicacion_no_encontrada', 'No existe esa publicación.')

export const comentarioNoEncontrado = () =>
  new AppError(404, 'comentario_no_encontrado', 'No existe ese comentario.')

export const edicionAjena = () =>
  new AppError(403, 'publicacion_ajena', 'Solo quien escribió la publicación puede editarla.')

export const eliminacionAjena = () =>
  new AppError(403, 'publicacion_ajena', 'Solo quien escribió la publicación puede eliminarla.')

export const comentarioAjeno = () =>
  new AppError(403, 'comentario_ajeno', 'Solo quien escribió el comentario puede eliminarlo.')

export const demasiadosTablones = () =>
  new AppError(429, 'demasiados_tablones', 'Tienes demasiados tablones abiertos a la vez.', {
    headers: { 'retry-after': '60' },
  })

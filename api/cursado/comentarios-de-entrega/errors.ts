import { AppError } from '../../suelo/plugins/app-error.ts'

export const nadaQueComentar = () =>
  new AppError(409, 'sin_entrega', 'Todavía no hay una entrega que comentar.')

export const comentarioNoEncontrado = () =>
  new AppError(404, 'comentario_no_encontrado', 'No existe ese comentario.')

export const comentarioAjeno = () =>
  new AppError(403, 'comentario_ajeno', 'Solo quien escribió el comentario puede eliminarlo.')

export const yaNoSeElimina = () =>
  new AppError(409, 'comentario_firme', 'Pasaron más de 15 minutos: el comentario ya no se puede eliminar.')

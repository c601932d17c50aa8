import { AppError } from '../../suelo/plugins/app-error.ts'

export const comentarioNoEncontrado = () =>
  new AppError(404, 'comentario_no_encontrado', 'No existe ese comentario.')

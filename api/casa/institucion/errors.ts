import { AppError } from '../../suelo/plugins/app-error.ts'

export const archivoDeInstitucionNoEncontrado = () =>
  new AppError(404, 'archivo_no_encontrado', 'No existe ese archivo.')

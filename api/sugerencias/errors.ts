import { SIN_CAMBIOS } from '../../src/domain/sugerencias.ts'
import { AppError } from '../plugins/app-error.ts'

export const sinCambios = () => new AppError(400, 'sin_cambios', SIN_CAMBIOS)

export const sugerenciaNoEncontrada = () =>
  new AppError(404, 'sugerencia_no_encontrada', 'No existe esa sugerencia.')

export const sugerenciaResuelta = () =>
  new AppError(409, 'sugerencia_resuelta', 'Esta sugerencia ya fue resuelta.')

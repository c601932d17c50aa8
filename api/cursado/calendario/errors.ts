import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const periodoInvalido = () =>
  invalidFields([['hasta', 'El período va de una fecha a otra posterior, y no pasa de un año.']])

export const enlaceDesconocido = () =>
  new AppError(404, 'calendario_no_encontrado', 'Esta dirección de calendario no existe, o fue revocada.')

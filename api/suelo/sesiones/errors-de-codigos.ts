import { AppError } from '../plugins/app-error.ts'

export const codigoIncorrecto = () => new AppError(400, 'codigo_incorrecto', 'El código no es correcto.')

export const codigoVencido = () =>
  new AppError(400, 'codigo_vencido', 'El código venció o ya se usó. Pide uno nuevo.')

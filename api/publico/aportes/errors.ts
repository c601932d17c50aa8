import { AppError } from '../../suelo/plugins/app-error.ts'

export const enlaceInvalido = () =>
  new AppError(401, 'enlace_invalido', 'El enlace para corregir no es válido o ya venció.')

export const aporteNoCorregible = () =>
  new AppError(409, 'aporte_no_corregible', 'Este aporte no está esperando correcciones.')

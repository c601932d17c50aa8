import { AppError } from '../../suelo/plugins/app-error.ts'

export const aporteNoCorregible = () =>
  new AppError(409, 'aporte_no_corregible', 'Este aporte no está esperando correcciones.')

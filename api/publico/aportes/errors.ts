import { AppError } from '../../suelo/plugins/app-error.ts'

export const aporteNoCorregible = () =>
  new AppError(409, 'aporte_no_corregible', 'Este aporte no está esperando correcciones.')

export const sinDecision = () =>
  new AppError(409, 'sin_decision', 'Aquí no hay una decisión que deshacer: espera, o se deshizo antes.')

export const decisionVencida = () =>
  new AppError(409, 'decision_vencida', 'Pasaron más de 30 días: esta decisión ya no se puede deshacer.')

import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const planNoEncontrado = () => new AppError(404, 'plan_no_encontrado', 'No existe ese plan de clases.')

export const unidadNoEncontrada = () => new AppError(404, 'unidad_no_encontrada', 'No existe esa unidad.')

export const ordenIncompleto = () =>
  invalidFields([['unidadIds', 'El orden debe nombrar cada unidad del plan una sola vez.']])

export const archivoAjeno = (posicion: number) =>
  invalidFields([[`recursos.${posicion}.value`, 'Ese archivo no existe, o no es tuyo.']])

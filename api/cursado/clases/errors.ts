import { noHuboClase } from '../../../src/domain/clases/suspension.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const diaClaseNoEncontrado = () =>
  new AppError(404, 'dia_clase_no_encontrado', 'No existe ese día de clase.')

const REPETIDO = 'Ya hay un día de clase en esa fecha.'

export const diaClaseRepetido = () =>
  new AppError(409, 'dia_clase_repetido', REPETIDO, { campos: { fecha: REPETIDO } })

export const sinHorarios = () =>
  invalidFields([['desde', 'La cátedra no tiene horarios: añádelos para generar sus días de clase.']])

export const claseSuspendida = (motivo: string) => new AppError(409, 'clase_suspendida', noHuboClase(motivo))

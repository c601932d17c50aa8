import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const catedraNoEncontrada = () => new AppError(404, 'catedra_no_encontrada', 'Cátedra no encontrada')

export const DOCENTE_DESCONOCIDO = 'Ese docente no existe.'

export const docenteDesconocido = () => invalidFields([['docenteId', DOCENTE_DESCONOCIDO]])

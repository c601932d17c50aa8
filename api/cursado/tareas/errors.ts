import { ARCHIVO_AJENO, UNIDAD_AJENA } from '../../../src/domain/tareas/tarea-nueva.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

/** The specification's text for a student's own page; it says no more than that to anybody. */
export const tareaNoEncontrada = () =>
  new AppError(404, 'tarea_no_encontrada', 'La tarea solicitada no existe o no tienes permiso para verla.')

export const unidadAjena = () => invalidFields([['unidadPlanId', UNIDAD_AJENA]])

export const archivoAjeno = (campo: string) => invalidFields([[campo, ARCHIVO_AJENO]])

export const alumnoSinInscripcion = () =>
  invalidFields([['alumnoIds', 'Solo se puede asignar a alumnos inscritos en la cátedra.']])

export const puntosEnUso = (mayor: number) =>
  new AppError(
    409,
    'puntos_en_uso',
    `Ya hay una entrega calificada con ${mayor} puntos: la tarea no puede valer menos.`,
  )

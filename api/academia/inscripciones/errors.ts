import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const inscripcionNoEncontrada = () =>
  new AppError(404, 'inscripcion_no_encontrada', 'No existe esa inscripción.')

export const noInscrito = () => new AppError(404, 'no_inscrito', 'Ese alumno no está inscrito en la cátedra.')

export const yaInscrito = () =>
  new AppError(409, 'ya_inscrito', 'El alumno ya está inscrito en esta cátedra.')

export const contribuyenteNoEncontrado = () =>
  new AppError(404, 'contribuyente_no_encontrado', 'No existe ese contribuyente.')

export const noSonLaMismaPersona = () =>
  invalidFields([['composerId', 'El alumno y el contribuyente no son la misma persona.']])

export const cambioAjeno = (anio: number) =>
  invalidFields([
    ['desde', `La cuota puede cambiar desde diciembre de ${anio - 1} hasta diciembre de ${anio}.`],
  ])

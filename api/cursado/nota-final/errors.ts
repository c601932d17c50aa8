import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const pruebaNoEncontrada = () =>
  new AppError(404, 'prueba_no_encontrada', 'No existe esa prueba en la cátedra.')

const REPETIDA = 'Ya hay una prueba con ese nombre en el rubro.'

export const pruebaRepetida = () =>
  new AppError(409, 'prueba_repetida', REPETIDA, { campos: { nombre: REPETIDA } })

export const noEsInscrito = (posicion: number) =>
  invalidFields([[`notas.${posicion}.alumnoId`, 'Ese alumno no está inscrito en la cátedra.']])

export const puntosSobrePosibles = (mayor: number) =>
  invalidFields([['puntos_posibles', `Ya hay una nota de ${mayor} puntos: no puede valer menos.`]])

import { SIN_ENTREGA } from '../../../src/domain/entregas.ts'
import { AppError } from '../../plugins/app-error.ts'
import { invalidFields } from '../../plugins/validation.ts'

export const entregaNoEncontrada = () => new AppError(404, 'entrega_no_encontrada', 'No existe esa entrega.')

export const sinEntrega = () => invalidFields([['file', SIN_ENTREGA]])

export const yaEntregada = () =>
  new AppError(
    409,
    'ya_entregada',
    'Ya entregaste esta tarea. Para cambiar la entrega, tu docente tiene que devolvértela.',
  )

export const yaCalificada = () =>
  new AppError(409, 'ya_calificada', 'Esta tarea ya está calificada: no se puede entregar otra vez.')

export const entregaYaCalificada = () =>
  new AppError(409, 'entrega_calificada', 'Esta entrega ya está calificada.')

export const sinEntregar = () =>
  new AppError(
    409,
    'sin_entregar',
    'Esta tarea no tiene una entrega que espere: solo se califica o se devuelve lo entregado.',
  )

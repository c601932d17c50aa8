import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const pideAporte = () =>
  invalidFields([
    ['file', 'Esta tarea pide un aporte a la línea de tiempo, no un archivo: escríbelo en la tarea misma.'],
  ])

export const pideArchivo = () =>
  invalidFields([['tipo', 'Esta tarea pide un archivo, no un aporte a la línea de tiempo.']])

export const fuentesDeMenos = (falta: string) => invalidFields([['fuentes', falta]])

export const sinCorregido = () => invalidFields([['creadorId', 'Elige a quién corrige tu aporte.']])

export const tipoEnUso = () =>
  new AppError(
    409,
    'tipo_en_uso',
    'Ya hay quien entregó: no se puede cambiar si la tarea pide un archivo o un aporte.',
  )

export const aporteSinEntregar = () =>
  new AppError(404, 'sin_aporte', 'Esta entrega no tiene un aporte, o ya no está.')

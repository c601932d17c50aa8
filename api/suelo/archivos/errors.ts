import { SIN_ARCHIVO } from '../../../src/domain/archivos/archivos.ts'
import { AppError } from '../plugins/app-error.ts'
import { invalidFields } from '../plugins/validation.ts'

export const sinArchivo = () => invalidFields([['file', SIN_ARCHIVO]])

export const archivoIncompleto = () => invalidFields([['file', 'El archivo no llegó entero.']])

export const tipoNoAdmitido = () =>
  new AppError(
    415,
    'tipo_no_admitido',
    'No se admiten archivos de ese tipo, o el contenido no es el que dice el nombre.',
  )

export const tipoPorConvertir = (comoEnviarlo: string) => new AppError(415, 'tipo_no_admitido', comoEnviarlo)

export const archivoNoEncontrado = () => new AppError(404, 'archivo_no_encontrado', 'No existe ese archivo.')

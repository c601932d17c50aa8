import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const sinTema = () => invalidFields([['de', 'De qué es el mensaje se dice así: «tarea:12».']])

export const publicacionOculta = () =>
  new AppError(
    409,
    'publicacion_oculta',
    'La publicación está oculta para los alumnos: muéstrala antes de compartirla.',
  )

export const claseSinCerrar = () => new AppError(404, 'clase_sin_cerrar', 'Esa clase todavía no se cerró.')

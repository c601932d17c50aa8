import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const sinEscala = () => new AppError(400, 'sin_escala', 'Elige una escala antes de cerrar.')

export const noEstaCerrada = () => new AppError(409, 'catedra_abierta', 'La cátedra no está cerrada.')

export const cambioAlCerrar = () =>
  new AppError(
    409,
    'cambio_al_cerrar',
    'Alguien cambió una nota mientras se cerraba. Revisa y cierra de nuevo.',
  )

export const decisionAjena = (posicion: number) =>
  invalidFields([[`decisiones.${posicion}.alumnoId`, 'Ese alumno no está inscrito en la cátedra.']])

export const actaNoEncontrada = () => new AppError(404, 'acta_no_encontrada', 'No existe esa acta.')

export const sinConstancia = () =>
  new AppError(404, 'sin_constancia', 'Tu constancia estará aquí cuando la cátedra se cierre.')

export const codigoDesconocido = () =>
  new AppError(
    404,
    'codigo_desconocido',
    'No hay ningún documento con ese código. Revisa que esté bien escrito.',
  )

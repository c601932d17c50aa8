import { AppError } from '../../suelo/plugins/app-error.ts'

export const alumnoNoEncontrado = () => new AppError(404, 'alumno_no_encontrado', 'No existe ese alumno.')

const OCUPADO = 'Ya existe un alumno con ese email.'

export const emailDeAlumnoOcupado = () =>
  new AppError(409, 'email_ocupado', OCUPADO, { campos: { email: OCUPADO } })

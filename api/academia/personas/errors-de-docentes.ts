import { AppError } from '../../suelo/plugins/app-error.ts'

export const docenteNoEncontrado = () => new AppError(404, 'docente_no_encontrado', 'No existe ese docente.')

const OCUPADO = 'Ya existe un docente con ese email.'

export const emailDeDocenteOcupado = () =>
  new AppError(409, 'email_ocupado', OCUPADO, { campos: { email: OCUPADO } })

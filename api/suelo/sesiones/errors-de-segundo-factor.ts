import {
  FALTA_EL_CODIGO,
  FALTA_SEGUNDO_FACTOR,
  SEGUNDO_FACTOR_INCORRECTO,
} from '../../../src/domain/sesiones/segundo-factor-escrito.ts'
import { AppError } from '../plugins/app-error.ts'

const INCORRECTO = 'El código no es correcto.'

/** At the login, where there is no session to lose. */
export const faltaSegundoFactor = () =>
  new AppError(401, FALTA_SEGUNDO_FACTOR, FALTA_EL_CODIGO, { campos: { codigo: FALTA_EL_CODIGO } })

export const segundoFactorIncorrecto = () =>
  new AppError(401, SEGUNDO_FACTOR_INCORRECTO, INCORRECTO, { campos: { codigo: INCORRECTO } })

/** With a session, which a 401 would have the page close. */
export const codigoDeFactorIncorrecto = () =>
  new AppError(400, SEGUNDO_FACTOR_INCORRECTO, INCORRECTO, { campos: { codigo: INCORRECTO } })

const OTRA = 'La contraseña no es correcta.'

export const claveDeFactorIncorrecta = () =>
  new AppError(403, 'credenciales_invalidas', OTRA, { campos: { password: OTRA } })

export const factorYaActivo = () =>
  new AppError(409, 'segundo_factor_activo', 'El segundo factor ya está activo.')

export const factorSinEmpezar = () =>
  new AppError(409, 'segundo_factor_sin_empezar', 'Ese código QR ya no vale: empieza de nuevo.')

export const factorInactivo = () =>
  new AppError(409, 'segundo_factor_inactivo', 'El segundo factor no está activo.')

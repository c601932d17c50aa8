import { AppError } from '../plugins/app-error.ts'

const OTRA = 'Esa no es la contraseña de ahora.'

export const claveDeAhoraIncorrecta = () =>
  new AppError(400, 'credenciales_invalidas', OTRA, { campos: { actual: OTRA } })

export const claveDelAmbiente = () =>
  new AppError(
    409,
    'clave_del_ambiente',
    'La contraseña la pone ADMIN_PASSWORD, en el ambiente del programa: se cambia ahí.',
  )

export const claveIncorrecta = () => new AppError(401, 'credenciales_invalidas', 'Contraseña incorrecta.')

export const sesionNoEncontrada = () =>
  new AppError(404, 'sesion_no_encontrada', 'Esa sesión no existe, o ya se cerró.')

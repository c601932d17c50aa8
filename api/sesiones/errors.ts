import { AppError } from '../plugins/app-error.ts'

export const claveIncorrecta = () => new AppError(401, 'credenciales_invalidas', 'Contraseña incorrecta.')

import { LOGO_GRANDE, TIPO_DE_LOGO } from '../../../src/domain/institucion.ts'
import { AppError } from '../../plugins/app-error.ts'

export const logoGrande = () => new AppError(413, 'archivo_grande', LOGO_GRANDE)

export const logoNoAdmitido = () => new AppError(415, 'tipo_no_admitido', TIPO_DE_LOGO)

export const archivoDeInstitucionNoEncontrado = () =>
  new AppError(404, 'archivo_no_encontrado', 'No existe ese archivo.')

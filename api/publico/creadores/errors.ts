import { AppError } from '../../suelo/plugins/app-error.ts'

export const creadorNoEncontrado = () => new AppError(404, 'creador_no_encontrado', 'No existe ese creador.')

export const direccionOcupada = () =>
  new AppError(409, 'direccion_ocupada', 'Otro creador ya tiene o tuvo esa dirección.')

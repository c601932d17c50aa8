import { AppError } from '../../suelo/plugins/app-error.ts'

export const pedidoEnEspera = () =>
  new AppError(409, 'pedido_en_espera', 'Ya hay un pedido tuyo que espera respuesta.')

export const pedidoNoEncontrado = () =>
  new AppError(404, 'pedido_no_encontrado', 'No encontramos ese pedido.')

export const pedidoResuelto = () => new AppError(409, 'pedido_resuelto', 'Ese pedido ya tiene respuesta.')

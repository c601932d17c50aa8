import {
  CODIGO_MUERTO,
  DIAS_MAXIMOS,
  type ModoDeIngreso,
  SOLO_ADMINISTRACION,
} from '../../../src/domain/inscripciones/codigo-de-ingreso.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

/** Of one that never was as of one that was. */
export const codigoMuerto = () => new AppError(404, 'codigo_de_ingreso', CODIGO_MUERTO)

export const ingresoSinPermiso = (isDeNadie: boolean) =>
  new AppError(
    403,
    'ingreso_por_codigo',
    isDeNadie ? 'La institución no admite el ingreso por código.' : SOLO_ADMINISTRACION,
  )

export const sinCodigoDeIngreso = () =>
  new AppError(409, 'sin_codigo', 'Esta cátedra todavía no tiene un código: ábrelo primero.')

export const hastaPasado = () => invalidFields([['hasta', 'La fecha hasta la que vale ya pasó.']])

export const hastaLejano = (modo: ModoDeIngreso) =>
  invalidFields([
    [
      'hasta',
      modo === 'PEDIR'
        ? `El código puede valer hasta ${DIAS_MAXIMOS.PEDIR} días.`
        : `Con ingreso directo, el código puede valer hasta ${DIAS_MAXIMOS.DIRECTO} días.`,
    ],
  ])

export const pedidoNoEncontrado = () =>
  new AppError(404, 'pedido_de_ingreso_no_encontrado', 'Ese pedido de ingreso no existe.')

export const pedidoRespondido = () =>
  new AppError(409, 'pedido_respondido', 'Ese pedido de ingreso ya se respondió.')

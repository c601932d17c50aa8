import { AppError } from '../../suelo/plugins/app-error.ts'

export const reciboNoEncontrado = () =>
  new AppError(404, 'recibo_no_encontrado', 'No existe ningún aporte con ese recibo.')

export const aporteResuelto = () =>
  new AppError(409, 'aporte_resuelto', 'Este aporte ya se resolvió: no se puede retirar.')

export const aporteEntregado = () =>
  new AppError(
    409,
    'aporte_entregado',
    'Este aporte es la entrega de una tarea: para retirarlo, pide a tu docente que te la devuelva.',
  )

export const aporteSinDireccion = () =>
  new AppError(409, 'aporte_sin_direccion', 'Este aporte ya no tiene un correo que se pueda sumar.')

/** Where the institution has an address, it is said. */
export const aporteAjeno = (correo: string | null) =>
  new AppError(
    409,
    'aporte_ajeno',
    `Otra persona ya sumó este aporte a su nombre. ¿Es tuyo? Escríbenos${correo ? `: ${correo}` : ''}.`,
  )

export const enlaceInvalido = () =>
  new AppError(401, 'enlace_invalido', 'El enlace para corregir no es válido o ya venció.')

import type { RolConCodigo } from '../../domain/sesiones/codigos'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { lectura, propio } from '../base/leer'

export const direccionDeDatos = {
  alumno: '/alumnos/me/datos.zip',
  docente: '/docente/me/datos.zip',
} as const

const pedidoDe = {
  alumno: api.alumnos.me['pedido-de-borrado'],
  docente: api.docente.me['pedido-de-borrado'],
} as const

export const pedidoPropioQuery = (rol: RolConCodigo) => lectura(`${propio[rol]}/pedido-de-borrado`)

export const requestBorrado = (rol: RolConCodigo) =>
  accion({
    mutationFn: (pedido: { motivo: string }) => unwrap(pedidoDe[rol].post(pedido)),
    exito: 'Pedido enviado. La administración te va a responder.',
    refetch: (pedido) => queryClient.setQueryData(pedidoPropioQuery(rol).queryKey, { pedido }),
  })

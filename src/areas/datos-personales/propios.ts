import { mutationOptions } from '@tanstack/react-query'
import type { RolConCodigo } from '../../domain/sesiones/codigos'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
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
  mutationOptions({
    mutationFn: (pedido: { motivo: string }) => unwrap(pedidoDe[rol].post(pedido)),
    onSuccess: (pedido) => {
      toast.success('Pedido enviado. La administración te va a responder.')
      queryClient.setQueryData(pedidoPropioQuery(rol).queryKey, { pedido })
    },
  })

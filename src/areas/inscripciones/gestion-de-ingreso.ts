import type { AperturaDeIngreso } from '../../domain/inscripciones/ingreso-nuevo'
import type { QueAsignar } from '../../domain/inscripciones/inscripciones'
import { unwrap } from '../../lib/api'
import { cuantos } from '../../lib/formato'
import { toast } from '../../ui/toast'
import { accion } from '../base/accion'
import { catedraDe, enCatedra, porRol, type RolDeGestion } from '../base/curso/gestion'
import { lectura, readAgain } from '../base/leer'
import { refetchDe } from './gestion'

const refetchPedidos = (rol: RolDeGestion, id: number) =>
  Promise.all([
    refetchDe[rol](id),
    readAgain(`${enCatedra[rol]}/${id}/codigo-de-ingreso`, `${enCatedra[rol]}/${id}/pedidos-de-ingreso`),
  ])

function announceAceptados({ aceptados, fallaron }: { aceptados: number; fallaron: { error: string }[] }) {
  if (aceptados > 0) toast.success(cuantos(aceptados, 'alumno aceptado', 'alumnos aceptados'))
  for (const error of new Set(fallaron.map((uno) => uno.error))) toast.error(error)
}

/** Of a course's code, and who asks to come in by it. */
export const ingresoPorCodigo = porRol((rol) => ({
  /** By which code one comes in. */
  codigoQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/codigo-de-ingreso`, { id }),

  pedidosQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/pedidos-de-ingreso`, { id }),

  openCodigo: (catedraId: number) =>
    accion({
      mutationFn: (apertura: AperturaDeIngreso) =>
        unwrap(catedraDe(rol, catedraId)['codigo-de-ingreso'].put(apertura)),
      refetch: () => readAgain(`${enCatedra[rol]}/${catedraId}/codigo-de-ingreso`),
    }),

  renewCodigo: (catedraId: number) =>
    accion({
      mutationFn: () => unwrap(catedraDe(rol, catedraId)['codigo-de-ingreso'].renovar.post()),
      exito: 'El código es otro: el de antes ya no sirve.',
      falla: 'No se pudo renovar el código.',
      onSettled: () => void readAgain(`${enCatedra[rol]}/${catedraId}/codigo-de-ingreso`),
    }),

  acceptPedidos: (catedraId: number) =>
    accion({
      mutationFn: ({ ids, asignar }: { ids: number[]; asignar: QueAsignar }) =>
        unwrap(catedraDe(rol, catedraId)['pedidos-de-ingreso'].aceptar.post({ ids, asignar, avisar: true })),
      refetch: announceAceptados,
      falla: 'No se pudo aceptar el pedido.',
      onSettled: () => void refetchPedidos(rol, catedraId),
    }),

  rejectPedido: (catedraId: number) =>
    accion({
      mutationFn: ({ id, motivo }: { id: number; motivo: string }) =>
        unwrap(catedraDe(rol, catedraId)['pedidos-de-ingreso'].rechazar.post({ ids: [id], motivo })),
      exito: 'El pedido se rechazó.',
      falla: 'No se pudo rechazar el pedido.',
      onSettled: () => void refetchPedidos(rol, catedraId),
    }),
}))

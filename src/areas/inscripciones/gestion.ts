import { mutationOptions } from '@tanstack/react-query'
import type { AperturaDeIngreso } from '../../domain/inscripciones/ingreso-nuevo'
import type { QueAsignar } from '../../domain/inscripciones/inscripciones'
import { unwrap } from '../../lib/api'
import { cuantos, numero } from '../../lib/formato'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { catedraDe, enCatedra, porRol, type RolDeGestion } from '../base/curso/gestion'
import { readCatedraAgain } from '../base/curso/queries'
import { announceFailure } from '../base/fallas'
import { lectura, readAgain } from '../base/leer'

const fallaDe = { docente: 'Error al desinscribir.', admin: 'No se pudo desinscribir al alumno.' }

/** The administrator sees who is enrolled in lists of every kind. */
const refetchDe = {
  docente: (id: number) => Promise.all([readCatedraAgain('docente', id), readAgain('docente/me/catedras')]),
  admin: () => queryClient.invalidateQueries(),
}

const refetchPedidos = (rol: RolDeGestion, id: number) =>
  Promise.all([
    refetchDe[rol](id),
    readAgain(`${enCatedra[rol]}/${id}/codigo-de-ingreso`, `${enCatedra[rol]}/${id}/pedidos-de-ingreso`),
  ])

const loInvitado = (enviadas: number, omitidas: number) =>
  [
    cuantos(enviadas, 'invitación enviada', 'invitaciones enviadas'),
    omitidas > 0 && `${numero(omitidas)} ya invitados hoy, o que no quieren este aviso`,
  ]
    .filter(Boolean)
    .join('; ')

/** Who runs a course takes somebody out of it, and knows whom it does not reach. */
export const inscripciones = porRol((rol) => ({
  /** Whom no mail reaches. */
  sinCorreoQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/sin-correo`, { id }),

  /** Who never came in. */
  ingresosQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/ingresos`, { id }),

  invite: (catedraId: number) =>
    mutationOptions({
      mutationFn: () => unwrap(catedraDe(rol, catedraId).invitar.post({ alumnoIds: null })),
      onSuccess: ({ enviadas, omitidas }) => void toast.success(loInvitado(enviadas, omitidas)),
      onError: announceFailure('No se pudo invitar.'),
      onSettled: () => void readAgain(`${enCatedra[rol]}/${catedraId}/ingresos`),
    }),

  /** By which code one comes in. */
  codigoQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/codigo-de-ingreso`, { id }),

  pedidosQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/pedidos-de-ingreso`, { id }),

  openCodigo: (catedraId: number) =>
    mutationOptions({
      mutationFn: (apertura: AperturaDeIngreso) =>
        unwrap(catedraDe(rol, catedraId)['codigo-de-ingreso'].put(apertura)),
      onSuccess: () => readAgain(`${enCatedra[rol]}/${catedraId}/codigo-de-ingreso`),
    }),

  renewCodigo: (catedraId: number) =>
    mutationOptions({
      mutationFn: () => unwrap(catedraDe(rol, catedraId)['codigo-de-ingreso'].renovar.post()),
      onSuccess: () => void toast.success('El código es otro: el de antes ya no sirve.'),
      onError: announceFailure('No se pudo renovar el código.'),
      onSettled: () => void readAgain(`${enCatedra[rol]}/${catedraId}/codigo-de-ingreso`),
    }),

  acceptPedidos: (catedraId: number) =>
    mutationOptions({
      mutationFn: ({ ids, asignar }: { ids: number[]; asignar: QueAsignar }) =>
        unwrap(catedraDe(rol, catedraId)['pedidos-de-ingreso'].aceptar.post({ ids, asignar, avisar: true })),
      onSuccess: ({ aceptados, fallaron }) => {
        if (aceptados > 0) toast.success(cuantos(aceptados, 'alumno aceptado', 'alumnos aceptados'))
        for (const error of new Set(fallaron.map((uno) => uno.error))) toast.error(error)
      },
      onError: announceFailure('No se pudo aceptar el pedido.'),
      onSettled: () => void refetchPedidos(rol, catedraId),
    }),

  rejectPedido: (catedraId: number) =>
    mutationOptions({
      mutationFn: ({ id, motivo }: { id: number; motivo: string }) =>
        unwrap(catedraDe(rol, catedraId)['pedidos-de-ingreso'].rechazar.post({ ids: [id], motivo })),
      onSuccess: () => void toast.success('El pedido se rechazó.'),
      onError: announceFailure('No se pudo rechazar el pedido.'),
      onSettled: () => void refetchPedidos(rol, catedraId),
    }),

  unenroll: (catedraId: number) =>
    mutationOptions({
      mutationFn: ({ alumnoId, ...acuerdo }: { alumnoId: number; ultima_cuota: string | undefined }) =>
        unwrap(catedraDe(rol, catedraId).alumnos({ alumnoId }).desinscribir.delete(acuerdo)),
      onSuccess: ({ message }) => void toast.success(message),
      onError: announceFailure(fallaDe[rol]),
      onSettled: () => void refetchDe[rol](catedraId),
    }),
}))

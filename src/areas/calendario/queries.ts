import { diasDeLasSemanas } from '../../domain/calendario/mes'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { lectura, propio } from '../base/leer'
import type { RolDeCalendario } from './tipos'

const enlaceDe = (rol: RolDeCalendario) =>
  rol === 'docente' ? api.docente.me.calendario.enlace : api.alumnos.me.calendario.enlace

/** What there is in the weeks of a month. */
export const calendarioQuery = (rol: RolDeCalendario, mes: string) => {
  const dias = diasDeLasSemanas(mes)
  return lectura(`${propio[rol]}/calendario`, { desde: dias[0] ?? '', hasta: dias.at(-1) ?? '' })
}

export const direccionQuery = (rol: RolDeCalendario) => lectura(`${propio[rol]}/calendario/enlace`)

export const createDireccion = (rol: RolDeCalendario) =>
  accion({
    mutationFn: () => unwrap(enlaceDe(rol).post()),
    exito: 'Dirección creada.',
    refetch: ({ created_at }) =>
      queryClient.setQueryData(direccionQuery(rol).queryKey, { activo: true, created_at }),
    falla: 'No se pudo crear la dirección.',
  })

export const revokeDireccion = (rol: RolDeCalendario) =>
  accion({
    mutationFn: () => unwrap(enlaceDe(rol).delete()),
    exito: ({ message }) => message,
    refetch: () =>
      queryClient.setQueryData(direccionQuery(rol).queryKey, { activo: false, created_at: null }),
    falla: 'No se pudo revocar la dirección.',
  })

import { mutationOptions } from '@tanstack/react-query'
import type { Silencio } from '../../domain/correos/silencio'
import type { RolConCodigo } from '../../domain/sesiones/codigos'
import { api, unwrap } from '../../lib/api'
import { dispositivo } from '../../lib/dispositivo'
import { toast } from '../../ui/toast'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import { type Leido, lectura, propio, readAgain } from '../base/leer'
import { findSuscripcion, isDe, subscribe } from './suscripcion'

export type Dispositivo = Leido<'alumnos/me/dispositivos'>[number]

const mios = { alumno: api.alumnos.me.dispositivos, docente: api.docente.me.dispositivos } as const
const silencios = { alumno: api.alumnos.me.silencio, docente: api.docente.me.silencio } as const

export const dispositivosQuery = (rol: RolConCodigo) => lectura(`${propio[rol]}/dispositivos`)
export const silencioQuery = (rol: RolConCodigo) => lectura(`${propio[rol]}/silencio`)

const readClave = async () => (await unwrap(api.push.clave.get())).clave

async function tell(rol: RolConCodigo, suscripcion: PushSubscription): Promise<Dispositivo> {
  const { endpoint, keys } = suscripcion.toJSON() as {
    endpoint: string
    keys: { p256dh: string; auth: string }
  }
  return unwrap(mios[rol].post({ endpoint, keys, nombre: '' }))
}

/** By a tap only: what nobody asked for is refused, and then for good. */
export const avisarAqui = (rol: RolConCodigo) =>
  mutationOptions({
    mutationFn: async () => {
      const suscripcion = await subscribe(await readClave())
      return suscripcion && tell(rol, suscripcion)
    },
    onSuccess: (hecho) => {
      if (hecho) toast.success('Te avisaremos en este teléfono.')
      return readAgain(`${propio[rol]}/dispositivos`)
    },
    onError: announceFailure('No se pudo. Prueba de nuevo en un momento.'),
  })

const DICHO = 'telefono-dicho'

/**
 * This browser among one's own, undefined where it is not. The page says now and then that it is still in use, and
 * subscribes anew where the server has another key by now: with that of before nothing would come.
 */
export async function findEste(
  rol: RolConCodigo,
  todos: readonly Dispositivo[],
): Promise<number | undefined> {
  const suscripcion = await findSuscripcion()
  const este = todos.find(({ endpoint }) => endpoint === suscripcion?.endpoint)
  if (!suscripcion || !este) return undefined
  const clave = await readClave()
  if (isDe(suscripcion, clave)) {
    if (dispositivo.readDato<object>(DICHO)) return este.id
    await tell(rol, suscripcion)
  } else {
    const otra = await subscribe(clave)
    if (!otra) return undefined
    await tell(rol, otra)
    await unwrap(mios[rol]({ id: este.id }).delete())
    await readAgain(`${propio[rol]}/dispositivos`)
  }
  dispositivo.keepDato(DICHO, {}, 1)
  return este.id
}

export const quitarDispositivo = (rol: RolConCodigo) =>
  accion({
    mutationFn: (id: number) => unwrap(mios[rol]({ id }).delete()),
    exito: ({ message }) => message,
    refetch: () => readAgain(`${propio[rol]}/dispositivos`),
    falla: 'No se pudo quitar el dispositivo.',
  })

export const probarDispositivo = (rol: RolConCodigo) =>
  accion({
    mutationFn: (id: number) => unwrap(mios[rol]({ id }).prueba.post()),
    exito: ({ message }) => message,
    falla: 'No se pudo enviar la prueba.',
  })

export const saveSilencio = (rol: RolConCodigo) =>
  accion({
    mutationFn: (silencio: Silencio) => unwrap(silencios[rol].put(silencio)),
    exito: 'Horas de silencio guardadas.',
    refetch: (silencio) => queryClient.setQueryData(silencioQuery(rol).queryKey, silencio),
    falla: 'No se pudieron guardar las horas.',
  })

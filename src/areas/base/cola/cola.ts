import { dispositivo } from '../../../lib/dispositivo'
import { send, sendIn, sendNow, sendOnLeave } from './envio'
import { faltaEnviar, lasQueFaltan, type Puesta, pendientes } from './estado'
import { change, createNucleo, guardadasEn, type Nucleo, stop, sync } from './nucleo'
import type { Remitente } from './remitente'

/**
 * What was done here and is on its way to the server. Each is kept in the browser until the server has it: where there
 * is no connection it waits for it, through a reload too, and one tab at a time sends it.
 */
export function createCola<D>(remitente: Remitente<D>) {
  const n = createNucleo(remitente)
  return {
    /** `hecha`: when they were said, where that was before now. */
    put: (datos: readonly D[], hecha = Date.now()) => put(n, datos, hecha),
    /** All of it has arrived in another way. */
    forget() {
      clearTimeout(n.reloj)
      stop(n, null)
      change(n, [...n.estado.keys()], { tipo: 'olvidadas' })
    },
    send: () => send(n),
    sendNow: () => sendNow(n),
    /** Reads what waits, and sends it. */
    resume: () => refetch(n),
    /** Once in a page: from then on it sends by itself. */
    begin: () => begin(n),
    de: (clave: string): Puesta<D> | undefined => n.estado.get(clave),
    /** That of a key which the server does not have yet. */
    enEspera(clave: string): Puesta<D> | undefined {
      const una = n.estado.get(clave)
      return una && faltaEnviar(una) ? una : undefined
    },
    pendientes: (): Puesta<D>[] => pendientes(n.estado),
    detenida: () => n.detenida,
    ...n.oyentes,
  }
}

export type Cola<D> = ReturnType<typeof createCola<D>>

function put<D>(n: Nucleo<D>, datos: readonly D[], hecha: number) {
  const cosas = datos.map((dato) => [n.remitente.claveDe(dato), dato] as const)
  const claves = cosas.map(([clave]) => clave)
  change(n, claves, { tipo: 'puestas', cosas, ahora: hecha })
  const { momento } = n.remitente
  if (!momento) return void send(n)
  const ahora = performance.now()
  n.reunidasDesde ??= ahora
  sendIn(n, momento(n.reunidasDesde, ahora) - ahora)
}

function refetch<D>(n: Nucleo<D>) {
  sync(n)
  n.oyentes.announce(n.oyentes.conOyente())
  sendNow(n)
}

/** Another tab added something, or sent it. */
function follow<D>(n: Nucleo<D>, { key, oldValue, newValue }: StorageEvent) {
  if (key !== n.remitente.nombre()) return
  const faltan = lasQueFaltan(guardadasEn(n, oldValue), guardadasEn(n, newValue))
  if (faltan.length > 0) n.remitente.onMiss?.(faltan)
  if (n.cabe) refetch(n)
}

function begin<D>(n: Nucleo<D>) {
  sync(n)
  dispositivo.listen((cambio) => follow(n, cambio))
  addEventListener('offline', () => stop(n, 'sin conexión'))
  addEventListener('online', () => {
    // Of what waits, its arrival tells.
    if (pendientes(n.estado).length === 0) stop(n, null)
    sendNow(n)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) sendOnLeave(n)
    sendNow(n)
  })
  addEventListener('pagehide', () => sendOnLeave(n))
}

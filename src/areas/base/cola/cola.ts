import { enviar, enviarAlIrse, enviarEn, enviarYa } from './envio'
import { faltaEnviar, lasQueFaltan, type Puesta, pendientes } from './estado'
import { cambiar, crearNucleo, detener, guardadasEn, type Nucleo, sincronizar } from './nucleo'
import type { Remitente } from './remitente'

/**
 * What was done here and is on its way to the server. Each is kept in the browser until the server has it: where there
 * is no connection it waits for it, through a reload too, and one tab at a time sends it.
 */
export function crearCola<D>(remitente: Remitente<D>) {
  const n = crearNucleo(remitente)
  return {
    poner: (datos: readonly D[]) => poner(n, datos),
    /** All of it has arrived in another way. */
    olvidar() {
      clearTimeout(n.reloj)
      detener(n, null)
      cambiar(n, [...n.estado.keys()], { tipo: 'olvidadas' })
    },
    enviar: () => enviar(n),
    enviarYa: () => enviarYa(n),
    /** Reads what waits, and sends it. */
    retomar: () => releer(n),
    /** Once in a page: from then on it sends by itself. */
    comenzar: () => comenzar(n),
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

export type Cola<D> = ReturnType<typeof crearCola<D>>

function poner<D>(n: Nucleo<D>, datos: readonly D[]) {
  const cosas = datos.map((dato) => [n.remitente.claveDe(dato), dato] as const)
  const claves = cosas.map(([clave]) => clave)
  cambiar(n, claves, { tipo: 'puestas', cosas, ahora: Date.now() })
  const { momento } = n.remitente
  if (!momento) return void enviar(n)
  const ahora = performance.now()
  n.reunidasDesde ??= ahora
  enviarEn(n, momento(n.reunidasDesde, ahora) - ahora)
}

function releer<D>(n: Nucleo<D>) {
  sincronizar(n)
  n.oyentes.avisar(n.oyentes.conOyente())
  enviarYa(n)
}

/** Another tab added something, or sent it. */
function seguir<D>(n: Nucleo<D>, { key, oldValue, newValue }: StorageEvent) {
  if (key !== n.remitente.nombre()) return
  const faltan = lasQueFaltan(guardadasEn(n, oldValue), guardadasEn(n, newValue))
  if (faltan.length > 0) n.remitente.alFaltar?.(faltan)
  if (n.cabe) releer(n)
}

function comenzar<D>(n: Nucleo<D>) {
  sincronizar(n)
  window.addEventListener('storage', (evento) => seguir(n, evento))
  addEventListener('offline', () => detener(n, 'sin conexión'))
  addEventListener('online', () => {
    // Of what waits, its arrival tells.
    if (pendientes(n.estado).length === 0) detener(n, null)
    enviarYa(n)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) enviarAlIrse(n)
    enviarYa(n)
  })
  addEventListener('pagehide', () => enviarAlIrse(n))
}

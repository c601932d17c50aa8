/** The push services of the browsers that there are. */
const CONOCIDOS = [
  'fcm.googleapis.com',
  '*.push.apple.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
]
const PUERTO = '443'
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const NOMBRE = /^(\*\.)?([\w-]+\.)*[\w-]+$|^\[::1\]$/

/** A name, with `*.` for all that are under it, and a port where one was said. */
export interface Servicio {
  nombre: string
  puerto: string | undefined
}

/** As `PUSH_HOSTS` says them, between commas; undefined where it is something else. */
export function parseServicios(text: string): Servicio[] | undefined {
  const dichos = text.split(',').map((uno) => {
    const [, nombre = '', puerto] = /^(.+?)(?::(\d{1,5}))?$/.exec(uno.trim().toLowerCase()) ?? []
    return { nombre, puerto }
  })
  return dichos.every(({ nombre }) => NOMBRE.test(nombre)) ? dichos : undefined
}

/**
 * Whether the server may call an address that a browser gave: it is an order to call whatever stands in it, so only
 * services that are known are. Without TLS, only what was named and runs on this machine.
 */
export function createPermitido(otros: readonly Servicio[]): (endpoint: string) => boolean {
  const servicios = [...CONOCIDOS.map((nombre) => ({ nombre, puerto: undefined })), ...otros]
  return (endpoint) => {
    const url = URL.parse(endpoint)
    if (!url || url.username || url.password) return false
    const isAqui = LOOPBACK.test(url.hostname)
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAqui)) return false
    const puerto = url.port || (url.protocol === 'https:' ? PUERTO : '80')
    return servicios.some(
      (uno) =>
        isDe(url.hostname, uno.nombre) &&
        (uno.puerto === undefined ? isAqui || puerto === PUERTO : puerto === uno.puerto),
    )
  }
}

const isDe = (host: string, nombre: string) =>
  nombre.startsWith('*.') ? host.endsWith(nombre.slice(1)) : host === nombre

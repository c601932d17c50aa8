/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

/** As `api/suelo/push/mensaje.ts` writes it. */
interface Mensaje {
  t: string
  b: string
  u: string
  g: string
}

/** A browser takes the permission from who lets one come and shows nothing. */
const SIN_TEXTO: Mensaje = { t: 'Aviso nuevo', b: 'Ábrelo para verlo.', u: '/', g: 'aviso' }

function readMensaje(datos: PushMessageData | null): Mensaje {
  try {
    return { ...SIN_TEXTO, ...datos?.json() }
  } catch {
    return SIN_TEXTO
  }
}

export function showAviso(event: PushEvent): void {
  const { t, b, u, g } = readMensaje(event.data)
  const como = { body: b, tag: g, data: u, icon: '/icono-192.png' }
  event.waitUntil(self.registration.showNotification(t, como))
}

export function openAviso(event: NotificationEvent): void {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
}

/** In the tab that shows it already, else in one of its own: what is half written in another stays. */
async function open(direccion: unknown): Promise<unknown> {
  const pedida = new URL(String(direccion), self.location.origin)
  const { href } = pedida.origin === self.location.origin ? pedida : new URL('/', self.location.origin)
  const abiertas = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const esa = abiertas.find(({ url }) => url === href)
  return esa ? esa.focus() : self.clients.openWindow(href)
}

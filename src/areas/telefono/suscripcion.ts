/** What a browser can do about being told at once. */
export type Estado = 'no-puede' | 'falta-instalar' | 'bloqueado' | 'puede'

/** Without a secure context there is no service worker; on an iPhone, only what was added to its screen can. */
export function estadoDelNavegador(): Estado {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return 'no-puede'
  if (!('PushManager' in window) || !('Notification' in window))
    return isIphone() ? 'falta-instalar' : 'no-puede'
  return Notification.permission === 'denied' ? 'bloqueado' : 'puede'
}

/** What this browser subscribed to before, where it did and still may. */
export async function findSuscripcion(): Promise<PushSubscription | null> {
  if (estadoDelNavegador() !== 'puede' || Notification.permission !== 'granted') return null
  const registro = await navigator.serviceWorker.getRegistration()
  return (await registro?.pushManager.getSubscription()) ?? null
}

/** Asks whoever looks on, where they have not said it; null where they don't want it. */
export async function subscribe(clave: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const antes = await pushManager.getSubscription()
  if (antes && isDe(antes, clave)) return antes
  // With another key nothing would come, and a second subscription is refused.
  await antes?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: clave })
}

/** Whether it was made for this key. */
export function isDe({ options }: PushSubscription, clave: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const texto = btoa(String.fromCharCode(...bytes))
  return texto.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === clave
}

/** An iPad says that it is a Mac, but one that is touched. */
const isIphone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

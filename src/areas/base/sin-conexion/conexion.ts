import { atom } from 'nanostores'

/** Whether the server was out of reach when it was last asked, or the browser says that it would be. */
export const $sinConexion = atom(!navigator.onLine)

addEventListener('offline', () => $sinConexion.set(true))
addEventListener('online', () => $sinConexion.set(false))

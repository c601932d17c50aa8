import { leave as close } from '../../lib/sesion'

const PACIENCIA_MS = 2000

/** What could not be erased in time is erased when an area is next opened. */
export const leave = () => void close(() => Promise.race([erase(), pasa(PACIENCIA_MS)]))

const erase = () => import('./sin-conexion/guardado').then(({ forget }) => forget())
const pasa = (ms: number) => new Promise((listo) => setTimeout(listo, ms))

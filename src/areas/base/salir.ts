import { salir as cerrar } from '../../lib/sesion'

const PACIENCIA_MS = 2000

/** What could not be erased in time is erased when an area is next opened. */
export const salir = () => void cerrar(() => Promise.race([borrar(), pasa(PACIENCIA_MS)]))

const borrar = () => import('./sin-conexion/guardado').then(({ olvidar }) => olvidar())
const pasa = (ms: number) => new Promise((listo) => setTimeout(listo, ms))

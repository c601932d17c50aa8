import { dispositivo } from './dispositivo'

/** What this browser contributed, the newest first. */
export interface MiAporte {
  recibo: string
  /** Of whom it is about. */
  nombre: string
}

const CLAVE = 'guarania.mis-aportes'
const MUCHOS = 50

export function readMisAportes(): MiAporte[] {
  const guardados = dispositivo.readDato<unknown>(CLAVE)
  return Array.isArray(guardados) ? guardados.filter(isMiAporte) : []
}

const isMiAporte = (uno: unknown): uno is MiAporte => {
  const { recibo, nombre } = Object(uno)
  return typeof recibo === 'string' && typeof nombre === 'string'
}

export function keepMiAporte(nuevo: MiAporte) {
  const demas = readMisAportes().filter(({ recibo }) => recibo !== nuevo.recibo)
  dispositivo.keepDato(CLAVE, [nuevo, ...demas].slice(0, MUCHOS))
}

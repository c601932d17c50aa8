import { enGrupos, findSignos, signosDe } from '../base/signos.ts'

/** Who may open a course to whoever has its code; with NADIE no code is good. */
export const ingresosPorCodigo = ['DOCENTES', 'ADMINISTRACION', 'NADIE'] as const
export type IngresoPorCodigo = (typeof ingresosPorCodigo)[number]

export const etiquetaDeIngreso: Record<IngresoPorCodigo, string> = {
  DOCENTES: 'Los docentes y la administración',
  ADMINISTRACION: 'Solo la administración',
  NADIE: 'Nadie',
}

/** Whether who has the code asks to be let in, or is in. */
export const modosDeIngreso = ['PEDIR', 'DIRECTO'] as const
export type ModoDeIngreso = (typeof modosDeIngreso)[number]

export const CUPO_SUPUESTO = 60
export const CUPO_MAXIMO = 500

/** For how many days a code is good where nothing is said, and at the most. */
export const DIAS_SUPUESTOS = 7
export const DIAS_MAXIMOS: Record<ModoDeIngreso, number> = { PEDIR: 30, DIRECTO: 7 }

const LARGO = 8

/** Eight signs out of as many random bytes. */
export const codigoDeIngreso = (azar: Uint8Array): string => signosDe(azar, LARGO)

/** 'K7M3-Q9XD' */
export const codigoDeIngresoEscrito = enGrupos

/** With or without its hyphen, in any case; null where it can be none. */
export const readCodigoDeIngreso = (escrito: string): string | null => findSignos(escrito, LARGO)

export const CODIGO_MUERTO = 'Ese código no sirve. Pide uno nuevo a tu docente.'

/** What becomes of who confirms their address. */
export const LLEGADAS = {
  PENDIENTE: 'Tu pedido llegó. Te escribimos apenas tu docente lo acepte.',
  INSCRIPTO: 'Listo: ya estás en la cátedra.',
} as const

export const SOLO_ADMINISTRACION = 'En esta institución solo la administración abre el ingreso por código.'

import { dispositivo, pestana } from './dispositivo'

/** Where a token may be kept, in the order in which one is looked for. */
export const claves = ['docenteToken', 'adminToken', 'userToken', 'token'] as const
export type Clave = (typeof claves)[number]

/** Of a session: in this browser; in this tab where that has no room; where neither has, as long as the page lasts. */
export function keep(clave: string, texto: string): void {
  forgetKept(clave)
  if (dispositivo.keep(clave, texto) === 'guardado') return
  dispositivo.forget(clave)
  pestana.keep(clave, texto)
}

export const readKept = (clave: string): string | null => dispositivo.read(clave) ?? pestana.read(clave)

export function forgetKept(clave: string): void {
  dispositivo.forget(clave)
  pestana.forget(clave)
}

/** The token that goes with every call: the first one found. */
export const bearer = (): string | undefined => claves.map(readKept).find(Boolean) ?? undefined

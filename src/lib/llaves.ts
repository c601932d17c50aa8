import { remember } from './recordar'

/** Where a token may be kept, in the order in which one is looked for. */
export const claves = ['docenteToken', 'adminToken', 'userToken', 'token'] as const
export type Clave = (typeof claves)[number]

const enLaPagina = new Map<string, string>()

/** Of a session: in this browser; in this tab where that has no room; where neither has, as long as the page lasts. */
export function keep(clave: string, texto: string): void {
  forgetKept(clave)
  if (!remember(clave, texto) && !remember(clave, texto, 'sessionStorage')) enLaPagina.set(clave, texto)
}

export const readKept = (clave: string): string | null =>
  localStorage.getItem(clave) ?? sessionStorage.getItem(clave) ?? enLaPagina.get(clave) ?? null

export function forgetKept(clave: string): void {
  localStorage.removeItem(clave)
  sessionStorage.removeItem(clave)
  enLaPagina.delete(clave)
}

/** The token that goes with every call: the first one found. */
export const bearer = (): string | undefined => claves.map(readKept).find(Boolean) ?? undefined

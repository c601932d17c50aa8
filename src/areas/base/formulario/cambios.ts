import { readBorrador, saveBorrador } from '../borrador'

/** The fields that were changed in a form, and what they said before. */
export interface Cambios<V> {
  escrito: Partial<V>
  antes: Partial<V>
}

export function cambiosEntre<V extends object>(base: V, valores: V): Cambios<V> {
  const escrito = soloCambios(base, valores)
  return { escrito, antes: soloLosDe(base, escrito) }
}

/** The fields that say something else than they did. */
export function soloCambios<D extends object>(antes: D, ahora: D): Partial<D> {
  const cambiados = Object.entries(ahora).filter(
    ([campo, valor]) => JSON.stringify(valor) !== JSON.stringify(antes[campo as keyof D]),
  )
  return Object.fromEntries(cambiados) as Partial<D>
}

/** The fields that another one has too. */
export const soloLosDe = <D extends object>(datos: D, otro: object) =>
  Object.fromEntries(Object.entries(datos).filter(([campo]) => campo in otro)) as Partial<D>

export const soloListas = (datos: object) =>
  Object.fromEntries(Object.entries(datos).filter(([, valor]) => Array.isArray(valor)))

export const readCambios = <V>(borrador: string | null) =>
  JSON.parse((borrador && readBorrador(borrador)) ?? 'null') as Cambios<V> | null

/** Only what was changed: what others change meanwhile is not undone by a draft. */
export function saveCambios<V extends object>(borrador: string | null, cambios: Cambios<V> | null) {
  const hay = cambios !== null && Object.keys(cambios.escrito).length > 0
  if (borrador !== null) saveBorrador(borrador, hay ? JSON.stringify(cambios) : '')
}

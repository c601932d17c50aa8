/** The addresses of an area, as the router writes them. The shell page and the router read the same list. */
export type Rutas = Record<string, string>

/** An address that leads to another, which has the same ids. */
export interface Redireccion {
  de: string
  a: string
}

const ID = '([1-9]\\d{0,15})'

/** The name that an address has among these. */
export const rutaDe = <R extends Rutas>(rutas: R, direccion: string): keyof R | undefined =>
  Object.keys(rutas).find((cual) => idsEn(rutas[cual] as string, direccion) !== null)

export const isOneOf = (rutas: Rutas, direccion: string) => rutaDe(rutas, direccion) !== undefined

/** Whether an address would be one of these if what stands where an id belongs were one: its screen says so. */
export const hasIdInvalido = (rutas: readonly string[], direccion: string) =>
  rutas.some((ruta) => patronDe(ruta, '[^/]+').test(direccion) && idsEn(ruta, direccion) === null)

/** Where an address leads, or null where it stays. */
export function destinoDe(redirecciones: readonly Redireccion[], direccion: string): string | null {
  for (const { de, a } of redirecciones) {
    const ids = idsEn(de, direccion)
    if (ids) return conIds(a, ...ids)
  }
  return null
}

/** '/docente/catedra/:id' as '/docente/catedra/7'. */
export function conIds(ruta: string, ...ids: (number | string)[]): string {
  const quedan = [...ids]
  return ruta.replace(/:\w+/g, () => String(quedan.shift()))
}

/** The same by their names. */
export const conParametros = (ruta: string, parametros: Readonly<Record<string, string | undefined>>) =>
  ruta.replace(/:(\w+)/g, (_, nombre) => parametros[nombre] ?? '')

/** What an address names, by its names in the pattern: '/docente/catedra/7' has { id: '7' }. */
export function parametrosDe(ruta: string, direccion: string): Record<string, string> {
  const nombres = [...ruta.matchAll(/:(\w+)/g)].map(([, nombre = '']) => nombre)
  const ids = idsEn(ruta, direccion) ?? []
  return Object.fromEntries(nombres.map((nombre, i) => [nombre, ids[i] ?? '']))
}

function idsEn(ruta: string, direccion: string): string[] | null {
  return patronDe(ruta, ID).exec(direccion)?.slice(1) ?? null
}

const patronDe = (ruta: string, id: string) => new RegExp(`^${ruta.replace(/:\w+/g, id)}/?$`)

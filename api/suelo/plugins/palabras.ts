import { type AnyElysia, Elysia } from 'elysia'
import type { Archivo } from './body-limits.ts'
import type { Limite } from './limit.ts'

/** What a route may say of itself, beside whom it lets in. */
interface Palabras {
  /** How often it may be called. */
  limite?: Limite
  /** That a text may be rich in its JSON, or questions and rows many; and only from who has signed in. */
  cuerpo?: 'largo'
  /** That it takes a file, which it reads as it comes. */
  archivo?: Archivo
  /** The one field of its JSON, a list that may come alone. */
  lista?: string
  /** While the site is moved it is answered too: the administrator gets in, and ends it; whoever leaves has left. */
  enMantenimiento?: true
}

/** A word that adds no hook stays beside a route's own hooks: what acts before those run finds it by `palabrasDe`. */
export const palabras = new Elysia({ name: 'palabras' }).macro({
  limite: (_: Limite) => ({}),
  cuerpo: (_: 'largo') => ({}),
  archivo: (_: Archivo) => ({}),
  lista: (_: string) => ({}),
  enMantenimiento: (_: true) => ({}),
})

/** What each route of an app says, once all of them are there. */
export function palabrasDe(app: Pick<AnyElysia, 'routes'>) {
  let kept: Map<string, Palabras> | undefined
  const dichas = () => {
    kept ??= new Map(app.routes.map(({ method, path, hooks }) => [`${method} ${path}`, hooks as Palabras]))
    return kept
  }
  return {
    of: (method: string, route: string): Palabras => dichas().get(`${method} ${route}`) ?? {},
    /** Of the file's route that this address is, before any has been looked for. */
    archivoAt({ method, url }: Request): Archivo | undefined {
      const llamada = `${method} ${new URL(url).pathname}`
      return [...dichas()].find(([ruta, { archivo }]) => archivo && formOf(ruta).test(llamada))?.[1].archivo
    },
  }
}

export type PalabrasDe = ReturnType<typeof palabrasDe>

const formOf = (ruta: string) => new RegExp(`^${ruta.replaceAll(/:\w+/g, '[^/]+')}$`)

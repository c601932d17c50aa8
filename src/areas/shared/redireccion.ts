import { generatePath, type RouteObject, replace } from 'react-router'
import type { Redireccion } from './direcciones'

/** The same inside the area, without asking the server. */
export const rutaQueRedirige = ({ de, a }: Redireccion): RouteObject => ({
  path: de,
  loader: ({ params }) => replace(generatePath(a, params)),
})

import type { ApiClient } from './client.ts'
import type { Options } from './deps.ts'
import { createMundo } from './mundo.ts'

export const aviso = { titulo: 'Ensayo', contenido: '<p>El <strong>viernes</strong>.</p>', tipo: 'ANUNCIO' }

/** A world of Ana and Beto, and what anybody does on the board of its course. */
export function createMundoConTablon(options: Options = {}) {
  const mundo = createMundo({ alumnos: 2, ...options })
  const [ana, beto] = mundo.alumnos
  const [asAna, asBeto] = mundo.asAlumnos
  const { id } = mundo.catedra
  return {
    ...mundo,
    ana,
    beto,
    asAna,
    asBeto,
    readTablon: (quien: ApiClient, query = {}) => quien.publicaciones.catedra({ id }).get({ query }),
    publish: (quien: ApiClient, datos: object) => quien.catedras({ id }).publicaciones.post(datos),
    comment: (quien: ApiClient, datos?: object) => quien.publicaciones({ id: 1 }).comentarios.post(datos),
    una: (quien: ApiClient, publicacionId = 1) => quien.catedras({ id }).publicaciones({ publicacionId }),
  }
}

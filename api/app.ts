import { Elysia } from 'elysia'
import { z } from 'zod'
import { es } from 'zod/locales'
import { academia } from './academia.ts'
import { casa } from './casa.ts'
import { gestionRoutes } from './cursado/gestion.ts'
import { cursado } from './cursado.ts'
import { publico } from './publico.ts'
import type { Deps } from './suelo/deps.ts'
import { openapi } from './suelo/docs/openapi.ts'
import { body } from './suelo/plugins/body.ts'
import { errors } from './suelo/plugins/errors.ts'
import { inProcess } from './suelo/plugins/in-process.ts'
import { limit } from './suelo/plugins/limit.ts'
import { mantenimiento } from './suelo/plugins/mantenimiento.ts'
import { origin } from './suelo/plugins/origin.ts'
import { palabrasDe } from './suelo/plugins/palabras.ts'
import { propiedad } from './suelo/plugins/propiedad.ts'
import { query } from './suelo/plugins/query.ts'

z.config(es())

/** In groups: one chain of all features is deeper than the compiler follows. */
export const createApp = (deps: Deps) => {
  // Of a host of three letters or fewer, Elysia would look for the path behind its beginning.
  const app = new Elysia({ prefix: '/api', handler: { standardHostname: false } })
  const palabras = palabrasDe(app)
  return app
    .use(propiedad(deps))
    .use(errors)
    .use(origin(deps))
    .use(mantenimiento(deps, palabras))
    .use(limit(deps, palabras))
    .use(body(deps, palabras))
    .use(query)
    .use(inProcess)
    .use(openapi(deps.version, palabras))
    .use(casa(deps))
    .use(publico(deps))
    .use(academia(deps))
    .use(cursado(deps))
    .use(gestionRoutes(deps))
}

export type App = ReturnType<typeof createApp>

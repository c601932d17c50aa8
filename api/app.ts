import { Elysia } from 'elysia'
import { z } from 'zod'
import { es } from 'zod/locales'
import { creadoresRoutes } from './creadores/routes.ts'
import type { Deps } from './deps.ts'
import { docsRoutes } from './docs/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { errors } from './plugins/errors.ts'
import { openapi } from './plugins/openapi.ts'
import { origin } from './plugins/origin.ts'

z.config(es())

export const createApp = (deps: Deps) =>
  new Elysia({ prefix: '/api' })
    .use(errors)
    .use(origin(deps))
    .use(openapi(deps.version))
    .use(docsRoutes)
    .use(healthRoutes(deps))
    .use(creadoresRoutes(deps))

export type App = ReturnType<typeof createApp>

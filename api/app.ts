import { Elysia } from 'elysia'
import { z } from 'zod'
import { es } from 'zod/locales'
import { academia } from './academia.ts'
import { cursado } from './cursado.ts'
import type { Deps } from './deps.ts'
import { docsRoutes } from './docs/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { body } from './plugins/body.ts'
import { errors } from './plugins/errors.ts'
import { openapi } from './plugins/openapi.ts'
import { origin } from './plugins/origin.ts'
import { query } from './plugins/query.ts'
import { publico } from './publico.ts'
import { rankingRoutes } from './ranking/routes.ts'
import { sesionesRoutes } from './sesiones/routes.ts'
import { sugerenciasRoutes } from './sugerencias/routes.ts'
import { tablonRoutes } from './tablon/routes.ts'
import { valoracionesRoutes } from './valoraciones/routes.ts'

z.config(es())

/** In groups: one chain of all features is deeper than the compiler follows. */
export const createApp = (deps: Deps) =>
  new Elysia({ prefix: '/api' })
    .use(errors)
    .use(origin(deps))
    .use(body)
    .use(query)
    .use(openapi(deps.version))
    .use(docsRoutes)
    .use(healthRoutes(deps))
    .use(publico(deps))
    .use(academia(deps))
    .use(cursado(deps))
    .use(creadoresRoutes(deps))
    .use(aportesRoutes(deps))
    .use(moderacionRoutes(deps))
    .use(sugerenciasRoutes(deps))
    .use(valoracionesRoutes(deps))
    .use(comentariosRoutes(deps))
    .use(rankingRoutes(deps))
    .use(sesionesRoutes(deps))
    .use(codigosRoutes(deps))
    .use(alumnosRoutes(deps))
    .use(docentesRoutes(deps))
    .use(catedrasRoutes(deps))
    .use(inscripcionesRoutes(deps))
    .use(pagosRoutes(deps))
    .use(planesRoutes(deps))
    .use(tablonRoutes(deps))
    .use(importacionesRoutes(deps))
    .use(exportacionesRoutes(deps))
    .use(avisosRoutes(deps))
    .use(correosRoutes(deps))
    .use(panelRoutes(deps))

export type App = ReturnType<typeof createApp>

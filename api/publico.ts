import { Elysia } from 'elysia'
import { aportesRoutes } from './publico/aportes/routes.ts'
import { moderacionRoutes } from './publico/aportes/routes-moderacion.ts'
import { sugerenciasRoutes } from './publico/aportes/routes-sugerencias.ts'
import { comentariosRoutes } from './publico/comunidad/routes-comentarios.ts'
import { rankingRoutes } from './publico/comunidad/routes-ranking.ts'
import { reportesRoutes } from './publico/comunidad/routes-reportes.ts'
import { valoracionesRoutes } from './publico/comunidad/routes-valoraciones.ts'
import { creadoresRoutes } from './publico/creadores/routes.ts'
import { fusionesRoutes } from './publico/fusiones/routes.ts'
import { recibosRoutes } from './publico/recibos/routes.ts'
import { wikidataRoutes } from './publico/wikidata/routes.ts'
import type { Deps } from './suelo/deps.ts'

/** The timeline, its community and its moderation. */
export const publico = (deps: Deps) =>
  new Elysia({ name: 'publico' })
    .use(creadoresRoutes(deps))
    .use(aportesRoutes(deps))
    .use(moderacionRoutes(deps))
    .use(sugerenciasRoutes(deps))
    .use(fusionesRoutes(deps))
    .use(wikidataRoutes(deps))
    .use(valoracionesRoutes(deps))
    .use(comentariosRoutes(deps))
    .use(reportesRoutes(deps))
    .use(rankingRoutes(deps))
    .use(recibosRoutes(deps))

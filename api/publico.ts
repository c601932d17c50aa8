import { Elysia } from 'elysia'
import { aportesRoutes } from './aportes/routes.ts'
import { auditoriaRoutes } from './auditoria/routes.ts'
import { comentariosRoutes } from './comentarios/routes.ts'
import { correosRoutes } from './correos/routes.ts'
import { creadoresRoutes } from './creadores/routes.ts'
import type { Deps } from './deps.ts'
import { institucionRoutes } from './institucion/routes.ts'
import { moderacionRoutes } from './moderacion/routes.ts'
import { panelRoutes } from './panel/routes.ts'
import { primerosPasosRoutes } from './primeros-pasos/routes.ts'
import { rankingRoutes } from './ranking/routes.ts'
import { segundoFactorRoutes } from './segundo-factor/routes.ts'
import { sesionesRoutes } from './sesiones/routes.ts'
import { sugerenciasRoutes } from './sugerencias/routes.ts'
import { valoracionesRoutes } from './valoraciones/routes.ts'

/** The timeline, its community and its moderation. */
export const publico = (deps: Deps) =>
  new Elysia({ name: 'publico' })
    .use(creadoresRoutes(deps))
    .use(aportesRoutes(deps))
    .use(moderacionRoutes(deps))
    .use(sugerenciasRoutes(deps))
    .use(valoracionesRoutes(deps))
    .use(comentariosRoutes(deps))
    .use(rankingRoutes(deps))
    .use(sesionesRoutes(deps))
    .use(segundoFactorRoutes(deps))
    .use(correosRoutes(deps))
    .use(panelRoutes(deps))
    .use(auditoriaRoutes(deps))
    .use(institucionRoutes(deps))
    .use(primerosPasosRoutes(deps))

import { Elysia } from 'elysia'
import { alarmasRoutes } from './casa/alarmas/routes.ts'
import { almacenamientoRoutes } from './casa/almacenamiento/routes.ts'
import { copiasRoutes } from './casa/copias/routes.ts'
import { institucionRoutes } from './casa/institucion/routes.ts'
import { primerosPasosRoutes } from './casa/institucion/routes-primeros-pasos.ts'
import { mantenimientoRoutes } from './casa/mantenimiento/routes.ts'
import { panelRoutes } from './cursado/tableros/routes-de-admin.ts'
import { aportesRoutes } from './publico/aportes/routes.ts'
import { moderacionRoutes } from './publico/aportes/routes-moderacion.ts'
import { sugerenciasRoutes } from './publico/aportes/routes-sugerencias.ts'
import { comentariosRoutes } from './publico/comunidad/routes-comentarios.ts'
import { rankingRoutes } from './publico/comunidad/routes-ranking.ts'
import { valoracionesRoutes } from './publico/comunidad/routes-valoraciones.ts'
import { creadoresRoutes } from './publico/creadores/routes.ts'
import { fusionesRoutes } from './publico/fusiones/routes.ts'
import { recibosRoutes } from './publico/recibos/routes.ts'
import { wikidataRoutes } from './publico/wikidata/routes.ts'
import { auditoriaRoutes } from './suelo/auditoria/routes.ts'
import { correosRoutes } from './suelo/correos/routes.ts'
import type { Deps } from './suelo/deps.ts'
import { sesionesRoutes } from './suelo/sesiones/routes.ts'
import { segundoFactorRoutes } from './suelo/sesiones/routes-segundo-factor.ts'

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
    .use(rankingRoutes(deps))
    .use(recibosRoutes(deps))
    .use(sesionesRoutes(deps))
    .use(segundoFactorRoutes(deps))
    .use(correosRoutes(deps))
    .use(panelRoutes(deps))
    .use(auditoriaRoutes(deps))
    .use(alarmasRoutes(deps))
    .use(copiasRoutes(deps))
    .use(mantenimientoRoutes(deps))
    .use(almacenamientoRoutes(deps))
    .use(institucionRoutes(deps))
    .use(primerosPasosRoutes(deps))

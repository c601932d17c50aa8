import { Elysia } from 'elysia'
import { isStillTheirs } from './academia/inscripciones/codigo-en-mano.ts'
import { alarmasRoutes } from './casa/alarmas/routes.ts'
import { almacenamientoRoutes } from './casa/almacenamiento/routes.ts'
import { copiasRoutes } from './casa/copias/routes.ts'
import { datosPersonalesRoutes } from './casa/datos-personales/routes.ts'
import { healthRoutes } from './casa/diagnostico/routes-health.ts'
import { metricsRoutes } from './casa/diagnostico/routes-metrics.ts'
import { institucionRoutes } from './casa/institucion/routes.ts'
import { primerosPasosRoutes } from './casa/institucion/routes-primeros-pasos.ts'
import { mantenimientoRoutes } from './casa/mantenimiento/routes.ts'
import { archivosRoutes } from './suelo/archivos/routes.ts'
import { auditoriaRoutes } from './suelo/auditoria/routes.ts'
import { correosRoutes } from './suelo/correos/routes.ts'
import { avisosRoutes } from './suelo/correos/routes-avisos.ts'
import type { Deps } from './suelo/deps.ts'
import { novedadesRoutes } from './suelo/novedades/routes.ts'
import { papeleraRoutes } from './suelo/papelera/routes.ts'
import { pushRoutes } from './suelo/push/routes.ts'
import { sesionesRoutes } from './suelo/sesiones/routes.ts'
import { cambioDeEmailRoutes } from './suelo/sesiones/routes-cambio-de-email.ts'
import { codigosRoutes } from './suelo/sesiones/routes-codigos.ts'
import { segundoFactorRoutes } from './suelo/sesiones/routes-segundo-factor.ts'
import { subidasRoutes } from './suelo/subidas/routes.ts'

/** What who keeps the house looks after, and what all of it stands on. */
export const casa = (deps: Deps) =>
  new Elysia({ name: 'casa' })
    .use(healthRoutes(deps))
    .use(metricsRoutes(deps))
    .use(ingreso(deps))
    .use(suelo(deps))
    .use(datosPersonalesRoutes(deps))
    .use(alarmasRoutes(deps))
    .use(copiasRoutes(deps))
    .use(mantenimientoRoutes(deps))
    .use(almacenamientoRoutes(deps))
    .use(institucionRoutes(deps))
    .use(primerosPasosRoutes(deps))

/** How everybody comes in. */
const ingreso = (deps: Deps) =>
  new Elysia({ name: 'ingreso' })
    .use(sesionesRoutes(deps))
    .use(segundoFactorRoutes(deps))
    .use(codigosRoutes(deps, isStillTheirs))
    .use(cambioDeEmailRoutes(deps))

/** What is alike for all subjects. */
const suelo = (deps: Deps) =>
  new Elysia({ name: 'suelo' })
    .use(auditoriaRoutes(deps))
    .use(correosRoutes(deps))
    .use(avisosRoutes(deps))
    .use(pushRoutes(deps))
    .use(novedadesRoutes(deps))
    .use(archivosRoutes(deps))
    .use(subidasRoutes(deps))
    .use(papeleraRoutes(deps))

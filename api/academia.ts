import { Elysia } from 'elysia'
import { alumnosRoutes } from './alumnos/routes.ts'
import { avisosRoutes } from './avisos/routes.ts'
import { catedrasRoutes } from './catedras/routes.ts'
import { codigosRoutes } from './codigos/routes.ts'
import type { Deps } from './deps.ts'
import { docentesRoutes } from './docentes/routes.ts'
import { exportacionesRoutes } from './exportaciones/routes.ts'
import { importacionesRoutes } from './importaciones/routes.ts'
import { inscripcionesRoutes } from './inscripciones/routes.ts'
import { pagosRoutes } from './pagos/routes.ts'

/** People, courses, enrolments and payments, and the way in. */
export const academia = (deps: Deps) =>
  new Elysia({ name: 'academia' })
    .use(codigosRoutes(deps))
    .use(alumnosRoutes(deps))
    .use(docentesRoutes(deps))
    .use(catedrasRoutes(deps))
    .use(inscripcionesRoutes(deps))
    .use(pagosRoutes(deps))
    .use(importacionesRoutes(deps))
    .use(exportacionesRoutes(deps))
    .use(avisosRoutes(deps))

import { Elysia } from 'elysia'
import { docentesDeCatedraRoutes } from './academia/catedras/routes-docentes.ts'
import { exportacionesRoutes } from './academia/exportaciones/routes.ts'
import { unirseRoutes } from './academia/ingreso-por-codigo/routes-unirse.ts'
import { inscripcionesRoutes } from './academia/inscripciones/routes.ts'
import { codigoEnManoRoutes } from './academia/inscripciones/routes-codigo-en-mano.ts'
import { importacionesRoutes } from './academia/inscripciones/routes-importaciones.ts'
import { pagosRoutes } from './academia/pagos/routes.ts'
import { alumnosRoutes } from './academia/personas/routes-alumnos.ts'
import { docentesRoutes } from './academia/personas/routes-docentes.ts'
import type { Deps } from './suelo/deps.ts'

/** People, courses, enrolments and payments. */
export const academia = (deps: Deps) =>
  new Elysia({ name: 'academia' })
    .use(alumnosRoutes(deps))
    .use(docentesRoutes(deps))
    .use(docentesDeCatedraRoutes(deps))
    .use(inscripcionesRoutes(deps))
    .use(codigoEnManoRoutes(deps))
    .use(unirseRoutes(deps))
    .use(pagosRoutes(deps))
    .use(importacionesRoutes(deps))
    .use(exportacionesRoutes(deps))

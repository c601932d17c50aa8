import { Elysia } from 'elysia'
import { catedrasRoutes } from './academia/catedras/routes.ts'
import { exportacionesRoutes } from './academia/exportaciones/routes.ts'
import { isStillTheirs } from './academia/inscripciones/codigo-en-mano.ts'
import { inscripcionesRoutes } from './academia/inscripciones/routes.ts'
import { codigoEnManoRoutes } from './academia/inscripciones/routes-codigo-en-mano.ts'
import { importacionesRoutes } from './academia/inscripciones/routes-importaciones.ts'
import { pagosRoutes } from './academia/pagos/routes.ts'
import { alumnosRoutes } from './academia/personas/routes-alumnos.ts'
import { docentesRoutes } from './academia/personas/routes-docentes.ts'
import { datosPersonalesRoutes } from './casa/datos-personales/routes.ts'
import { avisosRoutes } from './suelo/correos/routes-avisos.ts'
import type { Deps } from './suelo/deps.ts'
import { cambioDeEmailRoutes } from './suelo/sesiones/routes-cambio-de-email.ts'
import { codigosRoutes } from './suelo/sesiones/routes-codigos.ts'
import { subidasRoutes } from './suelo/subidas/routes.ts'

/** People, courses, enrolments and payments, and the way in. */
export const academia = (deps: Deps) =>
  new Elysia({ name: 'academia' })
    .use(ingreso(deps))
    .use(datosPersonalesRoutes(deps))
    .use(alumnosRoutes(deps))
    .use(docentesRoutes(deps))
    .use(catedrasRoutes(deps))
    .use(inscripcionesRoutes(deps))
    .use(pagosRoutes(deps))
    .use(importacionesRoutes(deps))
    .use(exportacionesRoutes(deps))
    .use(avisosRoutes(deps))
    .use(subidasRoutes(deps))

/** How students and teachers come in. */
const ingreso = (deps: Deps) =>
  new Elysia({ name: 'ingreso' })
    .use(codigosRoutes(deps, isStillTheirs))
    .use(codigoEnManoRoutes(deps))
    .use(cambioDeEmailRoutes(deps))

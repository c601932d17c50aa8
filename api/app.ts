import { Elysia } from 'elysia'
import { z } from 'zod'
import { es } from 'zod/locales'
import { alumnosRoutes } from './alumnos/routes.ts'
import { aportesRoutes } from './aportes/routes.ts'
import { archivosRoutes } from './archivos/routes.ts'
import { asistenciaRoutes } from './asistencia/routes.ts'
import { avisosRoutes } from './avisos/routes.ts'
import { catedrasRoutes } from './catedras/routes.ts'
import { codigosRoutes } from './codigos/routes.ts'
import { comentariosRoutes } from './comentarios/routes.ts'
import { correosRoutes } from './correos/routes.ts'
import { creadoresRoutes } from './creadores/routes.ts'
import type { Deps } from './deps.ts'
import { diasClaseRoutes } from './dias-clase/routes.ts'
import { docentesRoutes } from './docentes/routes.ts'
import { docsRoutes } from './docs/routes.ts'
import { evaluacionesDeAdminRoutes } from './evaluaciones/routes-admin.ts'
import { evaluacionesDeAlumnoRoutes } from './evaluaciones/routes-alumno.ts'
import { evaluacionesDeDocenteRoutes } from './evaluaciones/routes-docente.ts'
import { exportacionesRoutes } from './exportaciones/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { importacionesRoutes } from './importaciones/routes.ts'
import { inscripcionesRoutes } from './inscripciones/routes.ts'
import { moderacionRoutes } from './moderacion/routes.ts'
import { pagosRoutes } from './pagos/routes.ts'
import { panelRoutes } from './panel/routes.ts'
import { planesRoutes } from './planes/routes.ts'
import { body } from './plugins/body.ts'
import { errors } from './plugins/errors.ts'
import { openapi } from './plugins/openapi.ts'
import { origin } from './plugins/origin.ts'
import { query } from './plugins/query.ts'
import { rankingRoutes } from './ranking/routes.ts'
import { sesionesRoutes } from './sesiones/routes.ts'
import { sugerenciasRoutes } from './sugerencias/routes.ts'
import { valoracionesRoutes } from './valoraciones/routes.ts'

z.config(es())

export const createApp = (deps: Deps) =>
  new Elysia({ prefix: '/api' })
    .use(errors)
    .use(origin(deps))
    .use(body)
    .use(query)
    .use(openapi(deps.version))
    .use(docsRoutes)
    .use(healthRoutes(deps))
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
    .use(archivosRoutes(deps))
    .use(planesRoutes(deps))
    .use(diasClaseRoutes(deps))
    .use(asistenciaRoutes(deps))
    .use(evaluacionesDeAdminRoutes(deps))
    .use(evaluacionesDeDocenteRoutes(deps))
    .use(evaluacionesDeAlumnoRoutes(deps))
    .use(importacionesRoutes(deps))
    .use(exportacionesRoutes(deps))
    .use(avisosRoutes(deps))
    .use(correosRoutes(deps))
    .use(panelRoutes(deps))

export type App = ReturnType<typeof createApp>

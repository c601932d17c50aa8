import { Elysia } from 'elysia'
import { archivosRoutes } from './archivos/routes.ts'
import { asistenciaRoutes } from './asistencia/routes.ts'
import { calendarioRoutes } from './calendario/routes.ts'
import { calificacionesRoutes } from './calificaciones/routes.ts'
import type { Deps } from './deps.ts'
import { diasClaseRoutes } from './dias-clase/routes.ts'
import { entregasDeAlumnoRoutes } from './entregas/routes-alumno.ts'
import { entregasDeDocenteRoutes } from './entregas/routes-docente.ts'
import { evaluacionesDeAdminRoutes } from './evaluaciones/routes-admin.ts'
import { evaluacionesDeAlumnoRoutes } from './evaluaciones/routes-alumno.ts'
import { evaluacionesDeDocenteRoutes } from './evaluaciones/routes-docente.ts'
import { textosDeEvaluacionesRoutes } from './evaluaciones/routes-textos.ts'
import { planesRoutes } from './planes/routes.ts'
import { tableroRoutes } from './tablero/routes.ts'
import { tablonRoutes } from './tablon/routes.ts'
import { tareasDeAdminRoutes } from './tareas/routes-admin.ts'
import { tareasDeDocenteRoutes } from './tareas/routes-docente.ts'

/** What goes on in a course. */
export const cursado = (deps: Deps) =>
  new Elysia({ name: 'cursado' })
    .use(archivosRoutes(deps))
    .use(planesRoutes(deps))
    .use(diasClaseRoutes(deps))
    .use(asistenciaRoutes(deps))
    .use(tareasDeDocenteRoutes(deps))
    .use(tareasDeAdminRoutes(deps))
    .use(entregasDeAlumnoRoutes(deps))
    .use(entregasDeDocenteRoutes(deps))
    .use(calificacionesRoutes(deps))
    .use(evaluacionesDeAdminRoutes(deps))
    .use(evaluacionesDeDocenteRoutes(deps))
    .use(evaluacionesDeAlumnoRoutes(deps))
    .use(tablonRoutes(deps))
    .use(textosDeEvaluacionesRoutes(deps))
    .use(tableroRoutes(deps))
    .use(calendarioRoutes(deps))

import { Elysia } from 'elysia'
import { archivosRoutes } from './archivos/routes.ts'
import { asistenciaDeAdminRoutes } from './asistencia/routes-admin.ts'
import { asistenciaDeAlumnoRoutes } from './asistencia/routes-alumno.ts'
import { asistenciaDeDocenteRoutes } from './asistencia/routes-docente.ts'
import { calendarioRoutes } from './calendario/routes.ts'
import { calificacionesRoutes } from './calificaciones/routes.ts'
import type { Deps } from './deps.ts'
import { diasClaseDeAdminRoutes } from './dias-clase/routes-admin.ts'
import { diasClaseDeDocenteRoutes } from './dias-clase/routes-docente.ts'
import { entregasDeAlumnoRoutes } from './entregas/routes-alumno.ts'
import { entregasDeDocenteRoutes } from './entregas/routes-docente.ts'
import { evaluacionesDeAdminRoutes } from './evaluaciones/routes-admin.ts'
import { evaluacionesDeAlumnoRoutes } from './evaluaciones/routes-alumno.ts'
import { evaluacionesDeDocenteRoutes } from './evaluaciones/routes-docente.ts'
import { resultadosDeEvaluacionesRoutes } from './evaluaciones/routes-resultados.ts'
import { textosDeEvaluacionesRoutes } from './evaluaciones/routes-textos.ts'
import { planesRoutes } from './planes/routes.ts'
import { unidadesRoutes } from './planes/routes-unidades.ts'
import { resumenDeCatedraRoutes } from './resumen-de-catedra/routes.ts'
import { tableroRoutes } from './tablero/routes.ts'
import { tablonRoutes } from './tablon/routes.ts'
import { comentariosDelTablonRoutes } from './tablon/routes-comentarios.ts'
import { tareasDeAdminRoutes } from './tareas/routes-admin.ts'
import { tareasDeDocenteRoutes } from './tareas/routes-docente.ts'

/** What goes on in a course. */
export const cursado = (deps: Deps) =>
  new Elysia({ name: 'cursado' })
    .use(archivosRoutes(deps))
    .use(planesRoutes(deps))
    .use(unidadesRoutes(deps))
    .use(diasClaseDeDocenteRoutes(deps))
    .use(diasClaseDeAdminRoutes(deps))
    .use(asistenciaDeDocenteRoutes(deps))
    .use(asistenciaDeAdminRoutes(deps))
    .use(asistenciaDeAlumnoRoutes(deps))
    .use(tareasDeDocenteRoutes(deps))
    .use(tareasDeAdminRoutes(deps))
    .use(entregasDeAlumnoRoutes(deps))
    .use(entregasDeDocenteRoutes(deps))
    .use(calificacionesRoutes(deps))
    .use(evaluacionesDeAdminRoutes(deps))
    .use(evaluacionesDeDocenteRoutes(deps))
    .use(resultadosDeEvaluacionesRoutes(deps))
    .use(evaluacionesDeAlumnoRoutes(deps))
    .use(tablonRoutes(deps))
    .use(comentariosDelTablonRoutes(deps))
    .use(textosDeEvaluacionesRoutes(deps))
    .use(tableroRoutes(deps))
    .use(resumenDeCatedraRoutes(deps))
    .use(calendarioRoutes(deps))

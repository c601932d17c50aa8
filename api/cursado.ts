import { Elysia } from 'elysia'
import { clausuraRoutes } from './cursado/actas/routes.ts'
import { comprobacionRoutes } from './cursado/actas/routes-publicas.ts'
import { marcaRoutes } from './cursado/asistencia/routes.ts'
import { asistenciaDeAlumnoRoutes } from './cursado/asistencia/routes-alumno.ts'
import { calendarioRoutes } from './cursado/calendario/routes.ts'
import { diasClaseDeDocenteRoutes } from './cursado/clases/routes.ts'
import { comentariosDeEntregaDeAlumnoRoutes } from './cursado/comentarios-de-entrega/routes.ts'
import { evaluacionesDeAdminRoutes } from './cursado/evaluaciones/routes.ts'
import { evaluacionesDeAlumnoRoutes } from './cursado/evaluaciones/routes-alumno.ts'
import { evaluacionesDeDocenteRoutes } from './cursado/evaluaciones/routes-docente.ts'
import { preguntasPorRevisarRoutes } from './cursado/evaluaciones/routes-recalificar.ts'
import { resultadosDeEvaluacionesRoutes } from './cursado/evaluaciones/routes-resultados.ts'
import { textosDeEvaluacionesRoutes } from './cursado/evaluaciones/routes-textos.ts'
import { habilitacionDeAlumnoRoutes } from './cursado/habilitacion/routes.ts'
import { justificativosDeAlumnoRoutes } from './cursado/justificativos/routes.ts'
import { notasDeAlumnoRoutes } from './cursado/nota-final/routes.ts'
import { oidoDeAlumnoRoutes } from './cursado/oido/routes.ts'
import { otroAnioRoutes } from './cursado/otro-anio/routes.ts'
import { planesRoutes } from './cursado/planes/routes.ts'
import { unidadesRoutes } from './cursado/planes/routes-unidades.ts'
import { puestaAlDiaRoutes } from './cursado/puesta-al-dia/routes.ts'
import { tableroRoutes } from './cursado/tableros/routes.ts'
import { catedrasRoutes } from './cursado/tableros/routes-catedras.ts'
import { panelRoutes } from './cursado/tableros/routes-de-admin.ts'
import { resumenDeCatedraRoutes } from './cursado/tableros/routes-resumen.ts'
import { tablonRoutes } from './cursado/tablon/routes.ts'
import { comentariosDelTablonRoutes } from './cursado/tablon/routes-comentarios.ts'
import { tareasDeAdminRoutes } from './cursado/tareas/routes-admin.ts'
import { aporteDeAlumnoRoutes } from './cursado/tareas/routes-aporte.ts'
import { calificacionesRoutes } from './cursado/tareas/routes-calificaciones.ts'
import { tareasDeDocenteRoutes } from './cursado/tareas/routes-docente.ts'
import { entregasDeAlumnoRoutes } from './cursado/tareas/routes-entregas-de-alumno.ts'
import { entregasDeDocenteRoutes } from './cursado/tareas/routes-entregas-de-docente.ts'
import type { Deps } from './suelo/deps.ts'

/** What goes on in a course. */
export const cursado = (deps: Deps) =>
  new Elysia({ name: 'cursado' })
    .use(clausuraRoutes(deps))
    .use(otroAnioRoutes(deps))
    .use(puestaAlDiaRoutes(deps))
    .use(comprobacionRoutes(deps))
    .use(planesRoutes(deps))
    .use(unidadesRoutes(deps))
    .use(diasClaseDeDocenteRoutes(deps))
    .use(marcaRoutes(deps))
    .use(asistenciaPropia(deps))
    .use(tareasDeDocenteRoutes(deps))
    .use(tareasDeAdminRoutes(deps))
    .use(entregasPropias(deps))
    .use(entregasDeDocenteRoutes(deps))
    .use(calificacionesRoutes(deps))
    .use(evaluacionesDeAdminRoutes(deps))
    .use(evaluacionesDeDocenteRoutes(deps))
    .use(loDeEvaluaciones(deps))
    .use(evaluacionesDeAlumnoRoutes(deps))
    .use(oidoDeAlumnoRoutes(deps))
    .use(tablonRoutes(deps))
    .use(comentariosDelTablonRoutes(deps))
    .use(catedrasRoutes(deps))
    .use(tableroRoutes(deps))
    .use(resumenDeCatedraRoutes(deps))
    .use(panelRoutes(deps))
    .use(calendarioRoutes(deps))

/** How evaluations went, what waits to be looked at in them, and their questions as text. */
const loDeEvaluaciones = (deps: Deps) =>
  new Elysia({ name: 'lo-de-evaluaciones' })
    .use(resultadosDeEvaluacionesRoutes(deps))
    .use(preguntasPorRevisarRoutes(deps))
    .use(textosDeEvaluacionesRoutes(deps))

/** What a student delivers, and what is said of it. */
const entregasPropias = (deps: Deps) =>
  new Elysia({ name: 'entregas-propias' })
    .use(entregasDeAlumnoRoutes(deps))
    .use(aporteDeAlumnoRoutes(deps))
    .use(comentariosDeEntregaDeAlumnoRoutes(deps))

/** What a student knows of the own attendance, and of the own grades. */
const asistenciaPropia = (deps: Deps) =>
  new Elysia({ name: 'asistencia-propia' })
    .use(asistenciaDeAlumnoRoutes(deps))
    .use(habilitacionDeAlumnoRoutes(deps))
    .use(notasDeAlumnoRoutes(deps))
    .use(justificativosDeAlumnoRoutes(deps))

import { Elysia } from 'elysia'
import { requireCatedraCursada } from '../../academia/inscripciones/cursadas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { asistenciaDeAlumno } from './esquemas.ts'
import { doc } from './opciones.ts'
import { readAsistenciaDe } from './resumen.ts'

/** The student's own. */
export const asistenciaDeAlumnoRoutes = (deps: Deps) =>
  new Elysia({ name: 'asistencia-alumno' }).use(auth(deps)).get(
    '/alumnos/me/catedras/:id/asistencias',
    ({ sesion, params }) => {
      requireCatedraCursada(deps.db, sesion.id, params.id)
      return readAsistenciaDe(deps.db, params.id, sesion.id)
    },
    {
      rol: 'alumno',
      sobre: { catedraCursada: 'id' },
      params: parametrosDeCatedra('id'),
      detail: doc('La asistencia propia en una cátedra', answers(asistenciaDeAlumno)),
    },
  )

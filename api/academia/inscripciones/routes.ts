import { Elysia } from 'elysia'
import { z } from 'zod'
import {
  edicionDeInscripcion,
  inscripcionesNuevas,
  inscripcionNueva,
} from '../../../src/domain/inscripciones/inscripciones.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { consultaDePagina, enteraOPagina } from '../../suelo/plugins/paginas.ts'
import { parametros, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { listCandidatos } from './candidatos.ts'
import { contribuyente, listContribuyentes } from './contribuyentes.ts'
import { candidato, inscrito } from './esquemas.ts'
import { desinscripcionRoutes } from './routes-desinscripcion.ts'
import { editInscripcion, enroll, enrollSeveral } from './service.ts'

const doc = docOf('Inscripciones')

const consultaDeCandidatos = consultaDePagina.extend({
  catedra: parametros('id')
    .shape.id.optional()
    .meta({ description: 'Solo quienes no están inscritos en esta cátedra' }),
})

const candidatosRoutes = (deps: Deps) =>
  new Elysia({ name: 'inscripciones-candidatos' })
    .use(auth(deps))
    .get('/alumnos/contributing', () => listContribuyentes(deps.db), {
      rol: 'admin',
      detail: docOf('Alumnos')(
        'Los contribuyentes: una fila por cada email de los aportes de alumnos',
        answers(z.array(contribuyente)),
      ),
    })
    .get('/admin/enrollment-candidates', ({ query }) => listCandidatos(deps.db, query), {
      rol: 'admin',
      query: consultaDeCandidatos,
      detail: doc(
        'A quién se puede inscribir: alumnos y contribuyentes; con «q», «page» o «limit», de a páginas',
        answers(enteraOPagina(candidato), 404),
      ),
    })

const escrituraRoutes = (deps: Deps) =>
  new Elysia({ name: 'inscripciones-escritura' })
    .use(auth(deps))
    .post(
      '/admin/catedras/:id/inscribir',
      ({ sesion, params, body, status }) => status(201, enroll(deps, sesion, params.id, body)),
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: inscripcionNueva,
        detail: doc(
          'Inscribe a un alumno o a un contribuyente; quien ya había estado recupera lo suyo',
          creates(inscrito, 409),
        ),
      },
    )
    .post(
      '/admin/catedras/:id/inscripciones',
      ({ sesion, params, body, status }) => status(201, enrollSeveral(deps, sesion, params.id, body)),
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        body: inscripcionesNuevas,
        detail: doc(
          'Inscribe a varios a la vez, con las mismas condiciones: a todos, o a ninguno',
          creates(message.extend({ inscritos: z.array(inscrito) }), 409),
        ),
      },
    )
    .put(
      '/admin/catedraalumnos/:id',
      ({ sesion, params, body }) => editInscripcion(deps, sesion, params.id, body),
      {
        rol: 'admin',
        sobre: { inscripcion: 'id' },
        params: parametros('id'),
        body: edicionDeInscripcion,
        detail: doc('Cambia el día de cobro, los montos o la fecha de una inscripción', answers(inscrito)),
      },
    )

export const inscripcionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'inscripciones' })
    .use(candidatosRoutes(deps))
    .use(escrituraRoutes(deps))
    .use(desinscripcionRoutes(deps))

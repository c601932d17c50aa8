import { Elysia } from 'elysia'
import { z } from 'zod'
import { QID_INVALIDO } from '../../../src/domain/creadores/wikidata.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { creadorPrivado } from '../creadores/esquemas.ts'
import { linkCreador, listCandidatos } from './enlace.ts'
import { proposeDatos } from './proponer.ts'
import { readRecorrido, recorrido, startRecorrido, stopRecorrido } from './recorrido.ts'

const doc = docOf('Wikidata')

const candidato = z.object({
  qid: z.string(),
  label: z.string(),
  description: z.string(),
  nacimiento: z.string().nullable(),
  fallecimiento: z.string().nullable(),
  foto: z.string().nullable(),
})

const enlace = z.object({ qid: z.string(QID_INVALIDO).nullable() })

const propuestas = z.object({
  sugerencias: z.array(z.object({ id: z.int(), campo: z.string() })),
  /** Why a picture or a sound is not suggested. */
  avisos: z.array(z.string()),
})

const deUnCreadorRoutes = (deps: Deps) =>
  new Elysia({ name: 'wikidata-de-creador' })
    .use(auth(deps))
    .get('/admin/composers/:id/wikidata', ({ params }) => listCandidatos(deps, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Los elementos de Wikidata que pueden ser los de un creador',
        answers(z.array(candidato), 503),
      ),
    })
    .post(
      '/admin/composers/:id/wikidata',
      ({ sesion, params, body }) => linkCreador(deps, sesion, params.id, body.qid),
      {
        rol: 'admin',
        sobre: { creador: 'id' },
        params: parametros('id'),
        body: enlace,
        detail: doc(
          'Enlaza a un creador con su elemento de Wikidata; con null, lo desenlaza',
          answers(creadorPrivado, 409, 503),
        ),
      },
    )
    .post(
      '/admin/composers/:id/wikidata/proponer',
      ({ sesion, params }) => proposeDatos(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: doc(
          'Hace una sugerencia de cada dato que Wikidata dice de otra manera; se revisan como las demás',
          answers(propuestas, 409, 503),
        ),
      },
    )

const recorridoRoutes = (deps: Deps) =>
  new Elysia({ name: 'wikidata-recorrido' })
    .use(auth(deps))
    .get('/admin/wikidata', () => readRecorrido(deps.db), {
      rol: 'admin',
      detail: doc('Hasta dónde se llegó con todos los creadores, uno tras otro', answers(recorrido)),
    })
    .post('/admin/wikidata/recorrer', ({ sesion }) => startRecorrido(deps, sesion), {
      rol: 'admin',
      detail: doc(
        'Busca en Wikidata a todos los creadores, o sigue donde se detuvo',
        answers(recorrido, 409),
      ),
    })
    .post('/admin/wikidata/detener', ({ sesion }) => stopRecorrido(deps, sesion), {
      rol: 'admin',
      detail: doc('Detiene la búsqueda; después sigue desde ahí', answers(recorrido, 409)),
    })

/** The only calls with which anybody else is asked anything: the administrator's. */
export const wikidataRoutes = (deps: Deps) =>
  new Elysia({ name: 'wikidata' }).use(deUnCreadorRoutes(deps)).use(recorridoRoutes(deps))

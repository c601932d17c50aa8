import { Elysia } from 'elysia'
import { readPreguntas } from '../../../src/domain/evaluaciones/preguntas-en-texto.ts'
import { textoImportado } from '../../../src/domain/evaluaciones/texto-importado.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { doc } from './doc.ts'
import { answersTexto, exportPreguntas, preguntasLeidas } from './textos.ts'

const importacion = () => ({
  body: textoImportado,
  detail: doc(
    'Lee preguntas de un texto (GIFT, Aiken o numerado) sin guardarlas, y dice qué líneas no sirven',
    answers(preguntasLeidas),
  ),
})

const exportacion = (formato: string) => ({
  params: parametros('id'),
  detail: doc(`Las preguntas como archivo ${formato}`, answersTexto()),
})

/** Questions as text, in and out. */
export const textosDeEvaluacionesRoutes = (deps: Deps) =>
  new Elysia({ name: 'evaluaciones-textos' })
    .use(auth(deps))
    .post('/docente/evaluaciones/importar', ({ body }) => readPreguntas(body.texto), {
      rol: 'docente',
      cuerpo: 'largo',
      ...importacion(),
    })
    .post('/admin/evaluaciones/importar', ({ body }) => readPreguntas(body.texto), {
      rol: 'admin',
      cuerpo: 'largo',
      ...importacion(),
    })
    .get(
      '/docente/evaluaciones/:id/exportar.gift',
      ({ sesion, params }) => exportPreguntas(deps, sesion, params.id, 'gift'),
      { rol: 'docente', sobre: { evaluacion: 'id' }, ...exportacion('GIFT, de Moodle') },
    )
    .get(
      '/docente/evaluaciones/:id/exportar.txt',
      ({ sesion, params }) => exportPreguntas(deps, sesion, params.id, 'texto'),
      { rol: 'docente', sobre: { evaluacion: 'id' }, ...exportacion('de texto') },
    )
    .get(
      '/admin/evaluaciones/:id/exportar.gift',
      ({ sesion, params }) => exportPreguntas(deps, sesion, params.id, 'gift'),
      { rol: 'admin', ...exportacion('GIFT, de Moodle') },
    )
    .get(
      '/admin/evaluaciones/:id/exportar.txt',
      ({ sesion, params }) => exportPreguntas(deps, sesion, params.id, 'texto'),
      { rol: 'admin', ...exportacion('de texto') },
    )

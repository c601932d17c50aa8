import { Elysia } from 'elysia'
import { practicaPedida } from '../../../src/domain/oido/pedido-de-oido.ts'
import { commonHeaders } from '../../site/headers.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, answersIn, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { playPractica, practica, practise } from './practica.ts'

const doc = docOf('Oído')

export const oidoDeAlumnoRoutes = (deps: Deps) =>
  new Elysia({ name: 'oido-alumno' })
    .use(auth(deps))
    .get('/alumnos/me/practica/oido', ({ query }) => practise(deps, query), {
      rol: 'alumno',
      query: practicaPedida,
      detail: doc(
        'Una pregunta de oído para practicar, con su respuesta; la misma semilla da la misma pregunta',
        answers(practica),
      ),
    })
    .get(
      '/alumnos/me/practica/oido/sonido',
      async ({ query }) =>
        new Response(await playPractica(query), {
          headers: { ...commonHeaders, 'content-type': 'audio/mpeg', 'cache-control': 'no-store' },
        }),
      {
        rol: 'alumno',
        query: practicaPedida,
        detail: doc('Lo que suena en una pregunta para practicar', answersIn('audio/mpeg', 'Un MP3')),
      },
    )

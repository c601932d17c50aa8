import { Elysia } from 'elysia'
import { z } from 'zod'
import { consultaDeCalendario } from '../../../src/domain/calendario/calendario.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, answersIn, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { createEnlace, deleteEnlace, readEnlace } from './enlaces.ts'
import { enlace, enlaceNuevo, entrada } from './esquemas.ts'
import { icsOf } from './ics.ts'
import { listCalendario } from './lectura.ts'

const doc = docOf('Calendario')

/** One's own, of who has one: under one's own address. */
const calendarioPropio = (deps: Deps, rol: 'alumno' | 'docente') =>
  new Elysia({ name: `calendario-${rol}` })
    .use(auth(deps))
    .get('/calendario', ({ sesion, query }) => listCalendario(deps, sesion, query), {
      rol,
      query: consultaDeCalendario,
      detail: doc(
        'Mis clases y mis plazos entre dos fechas; sin ellas, los de este mes',
        answers(z.array(entrada)),
      ),
    })
    .get('/calendario/enlace', ({ sesion }) => readEnlace(deps, sesion), {
      rol,
      detail: doc('Si mi calendario tiene una dirección a la que suscribirse', answers(enlace)),
    })
    .post('/calendario/enlace', ({ sesion, status }) => status(201, createEnlace(deps, sesion)), {
      rol,
      detail: doc(
        'Crea la dirección de mi calendario y la dice esta única vez; la anterior deja de servir',
        creates(enlaceNuevo),
      ),
    })
    .delete('/calendario/enlace', ({ sesion }) => deleteEnlace(deps, sesion), {
      rol,
      detail: doc('Revoca la dirección de mi calendario', answers(message)),
    })

export const calendarioRoutes = (deps: Deps) =>
  new Elysia({ name: 'calendario' })
    .use(new Elysia({ prefix: '/alumnos/me' }).use(calendarioPropio(deps, 'alumno')))
    .use(new Elysia({ prefix: '/docente/me' }).use(calendarioPropio(deps, 'docente')))
    .get('/calendario/:direccion', ({ params }) => icsOf(deps, params.direccion), {
      params: z.object({ direccion: z.string('La dirección no es válida.') }),
      detail: doc(
        'El calendario de quien creó esta dirección secreta, para suscribirse (…ics)',
        answersIn('text/calendar', 'El calendario', 400),
      ),
    })

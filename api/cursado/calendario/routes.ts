import { Elysia } from 'elysia'
import { z } from 'zod'
import { consultaDeCalendario } from '../../../src/domain/calendario.ts'
import { answers, answersIn, creates, message } from '../../casa/docs/answers.ts'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import { createEnlace, deleteEnlace, readEnlace } from './enlaces.ts'
import { enlace, enlaceNuevo, entrada } from './esquemas.ts'
import { icsOf } from './ics.ts'
import { listCalendario } from './lectura.ts'

const tags = ['Calendario']

const lectura = () => ({
  query: consultaDeCalendario,
  detail: {
    tags,
    summary: 'Mis clases y mis plazos entre dos fechas; sin ellas, los de este mes',
    responses: answers(z.array(entrada)),
  },
})
const estado = () => ({
  detail: {
    tags,
    summary: 'Si mi calendario tiene una dirección a la que suscribirse',
    responses: answers(enlace),
  },
})
const creacion = () => ({
  detail: {
    tags,
    summary: 'Crea la dirección de mi calendario y la dice esta única vez; la anterior deja de servir',
    responses: creates(enlaceNuevo),
  },
})
const revocacion = () => ({
  detail: { tags, summary: 'Revoca la dirección de mi calendario', responses: answers(message) },
})

export const calendarioRoutes = (deps: Deps) =>
  new Elysia({ name: 'calendario' })
    .use(auth(deps))
    .get('/alumnos/me/calendario', ({ sesion, query }) => listCalendario(deps, sesion, query), {
      rol: 'alumno',
      ...lectura(),
    })
    .get('/docente/me/calendario', ({ sesion, query }) => listCalendario(deps, sesion, query), {
      rol: 'docente',
      ...lectura(),
    })
    .get('/alumnos/me/calendario/enlace', ({ sesion }) => readEnlace(deps, sesion), {
      rol: 'alumno',
      ...estado(),
    })
    .get('/docente/me/calendario/enlace', ({ sesion }) => readEnlace(deps, sesion), {
      rol: 'docente',
      ...estado(),
    })
    .post('/alumnos/me/calendario/enlace', ({ sesion, status }) => status(201, createEnlace(deps, sesion)), {
      rol: 'alumno',
      ...creacion(),
    })
    .post('/docente/me/calendario/enlace', ({ sesion, status }) => status(201, createEnlace(deps, sesion)), {
      rol: 'docente',
      ...creacion(),
    })
    .delete('/alumnos/me/calendario/enlace', ({ sesion }) => deleteEnlace(deps, sesion), {
      rol: 'alumno',
      ...revocacion(),
    })
    .delete('/docente/me/calendario/enlace', ({ sesion }) => deleteEnlace(deps, sesion), {
      rol: 'docente',
      ...revocacion(),
    })
    .get('/calendario/:direccion', ({ params }) => icsOf(deps, params.direccion), {
      params: z.object({ direccion: z.string('La dirección no es válida.') }),
      detail: {
        tags,
        summary: 'El calendario de quien creó esta dirección secreta, para suscribirse (…ics)',
        responses: answersIn('text/calendar', 'El calendario', 400),
      },
    })

import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { publicacionReciente, tablero } from './esquemas.ts'
import { listPublicacionesRecientes } from './publicaciones.ts'
import { readTablero } from './service.ts'

const tags = ['Tablero']

export const tableroRoutes = (deps: Deps) =>
  new Elysia({ name: 'tablero' })
    .use(auth(deps))
    .get('/alumnos/me/publicaciones', ({ sesion }) => listPublicacionesRecientes(deps, sesion.id), {
      rol: 'alumno',
      detail: {
        tags,
        summary: 'Lo último de los tablones propios: hasta tres publicaciones de cada cátedra',
        responses: answers(z.array(publicacionReciente)),
      },
    })
    .get('/alumnos/me/dashboard', ({ sesion }) => readTablero(deps, sesion.id), {
      rol: 'alumno',
      detail: {
        tags,
        summary: 'Todo el tablero de un alumno: cátedras, lo pendiente, lo último y sus cifras',
        responses: answers(tablero),
      },
    })

import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { answers } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { listPreferencias, preferencia, preferencias, setPreferencia } from './preferencias.ts'

const tags = ['Avisos por correo']

const lectura = () => ({
  detail: { tags, summary: 'Los correos que recibo', responses: answers(preferencias) },
})

const cambio = () => ({
  body: preferencia,
  detail: {
    tags,
    summary: 'Activa o apaga uno de los correos que recibo',
    responses: answers(preferencias),
  },
})

export const avisosRoutes = (deps: Deps) =>
  new Elysia({ name: 'avisos' })
    .use(auth(deps))
    .get('/alumnos/me/avisos', ({ sesion }) => listPreferencias(deps.db, sesion), {
      rol: 'alumno',
      ...lectura(),
    })
    .put('/alumnos/me/avisos', ({ sesion, body }) => setPreferencia(deps, sesion, body), {
      rol: 'alumno',
      ...cambio(),
    })
    .get('/docente/me/avisos', ({ sesion }) => listPreferencias(deps.db, sesion), {
      rol: 'docente',
      ...lectura(),
    })
    .put('/docente/me/avisos', ({ sesion, body }) => setPreferencia(deps, sesion, body), {
      rol: 'docente',
      ...cambio(),
    })

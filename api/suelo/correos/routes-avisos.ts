import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { answers } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { listPreferencias, preferencia, preferencias, setPreferencia } from './preferencias.ts'

const tags = ['Avisos']

const lectura = () => ({
  detail: {
    tags,
    summary: 'Lo que me avisan, y si llega por correo y al teléfono',
    responses: answers(preferencias),
  },
})

const cambio = () => ({
  body: preferencia,
  detail: {
    tags,
    summary: 'Activa o apaga un aviso, por correo o en el teléfono',
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

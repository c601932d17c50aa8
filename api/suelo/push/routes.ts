import { Elysia } from 'elysia'
import { z } from 'zod'
import { silencio } from '../../../src/domain/correos/silencio.ts'
import type { RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import type { Deps } from '../deps.ts'
import { answers, creates, docOf, message } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { parametros } from '../plugins/params.ts'
import {
  deleteDispositivo,
  dispositivo,
  listDispositivos,
  probarDispositivo,
  saveDispositivo,
} from './dispositivos.ts'
import { readSilencio, setSilencio } from './silencio.ts'
import { suscripcion } from './suscripcion.ts'

const doc = docOf('Avisos en el teléfono')

const silencioDe = (deps: Deps, rol: RolConCodigo) =>
  new Elysia({ name: `push-silencio-${rol}` })
    .use(auth(deps))
    .get('/silencio', ({ sesion: { id, sid } }) => readSilencio(deps.db, { rol, id, sid }), {
      rol,
      detail: doc('Las horas en que mis dispositivos callan', answers(silencio)),
    })
    .put('/silencio', ({ sesion: { id, sid }, body }) => setSilencio(deps, { rol, id, sid }, body), {
      rol,
      body: silencio,
      detail: doc('Cambia las horas en que mis dispositivos callan', answers(silencio)),
    })

const dispositivosDe = (deps: Deps, rol: RolConCodigo) =>
  new Elysia({ name: `push-dispositivos-${rol}` })
    .use(auth(deps))
    .get('/dispositivos', ({ sesion: { id, sid } }) => listDispositivos(deps.db, { rol, id, sid }), {
      rol,
      detail: doc('Los dispositivos en que recibo avisos', answers(z.array(dispositivo))),
    })
    .post(
      '/dispositivos',
      ({ sesion: { id, sid }, body, headers, status }) =>
        status(201, saveDispositivo(deps, { rol, id, sid }, body, headers['user-agent'] ?? null)),
      {
        rol,
        body: suscripcion,
        detail: doc(
          'Recibe avisos en este navegador; repetido, dice que sigue en uso. De ocho, uno más reemplaza al que menos se usó',
          creates(dispositivo),
        ),
      },
    )
    .delete(
      '/dispositivos/:id',
      ({ sesion: { id, sid }, params }) => deleteDispositivo(deps, { rol, id, sid }, params.id),
      {
        rol,
        params: parametros('id'),
        detail: doc('Deja de avisar en un dispositivo', answers(message)),
      },
    )
    .post(
      '/dispositivos/:id/prueba',
      ({ sesion: { id, sid }, params }) => probarDispositivo(deps, { rol, id, sid }, params.id),
      {
        rol,
        params: parametros('id'),
        detail: doc('Envía un aviso de prueba; cinco por hora', answers(message, 429)),
      },
    )

const propios = (deps: Deps, rol: RolConCodigo) =>
  new Elysia({ name: `push-${rol}` }).use(silencioDe(deps, rol)).use(dispositivosDe(deps, rol))

export const pushRoutes = (deps: Deps) =>
  new Elysia({ name: 'push' })
    .use(new Elysia({ prefix: '/alumnos/me' }).use(propios(deps, 'alumno')))
    .use(new Elysia({ prefix: '/docente/me' }).use(propios(deps, 'docente')))
    .get('/push/clave', () => ({ clave: deps.push.clave }), {
      detail: doc('La clave con que un navegador se suscribe', answers(z.object({ clave: z.string() }))),
    })

import { Elysia } from 'elysia'
import { z } from 'zod'
import { docenteNuevo, edicionDeDocente } from '../../../src/domain/personas/docentes.ts'
import { confirmacionDeEmail } from '../../../src/domain/sesiones/cambio-de-email.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { deUnPerfil } from '../../suelo/sesiones/cambio-pendiente.ts'
import { cancelEmail } from '../../suelo/sesiones/cambios-de-email.ts'
import { deLaSesion } from '../../suelo/sesiones/ingreso-en-mano.ts'
import { ingreso } from '../../suelo/sesiones/ingresos.ts'
import {
  confirmEmailDeDocentePorAdmin,
  createDocente,
  deleteDocente,
  editDocente,
  listDocentes,
  readDocente,
} from './docentes.ts'
import { docente } from './ficha-de-docente.ts'
import { confirmEmailDeDocente, editPerfil, readPerfil } from './perfil-de-docente.ts'

const doc = docOf('Docentes')

const ficha = docente.extend(deUnPerfil)
const perfil = ficha.extend({ ...deLaSesion, ingresos: z.array(ingreso) })

const catedra = z.object({ id: z.int(), nombre: z.string(), anio: z.int() })

const perfilRoutes = (deps: Deps) =>
  new Elysia({ name: 'docentes-perfil' })
    .use(auth(deps))
    .get('/docente/me', ({ sesion }) => readPerfil(deps, sesion), {
      rol: 'docente',
      detail: doc('El perfil propio', answers(perfil)),
    })
    .put('/docente/me', ({ sesion, body }) => editPerfil(deps, sesion, body), {
      rol: 'docente',
      body: edicionDeDocente,
      detail: doc(
        'Cambia el perfil propio, sin terminar la sesión; otro email vale 72 horas después de que se lo confirma',
        answers(perfil, 409, 429),
      ),
    })
    .post('/docente/me/email', ({ sesion, body }) => confirmEmailDeDocente(deps, sesion, body.codigo), {
      rol: 'docente',
      body: confirmacionDeEmail,
      detail: doc(
        'Confirma el email nuevo con el código que se envió allí; vale 72 horas después',
        answers(perfil, 409),
      ),
    })
    .delete('/docente/me/email', ({ sesion }) => cancelEmail(deps, { rol: 'docente', id: sesion.id }), {
      rol: 'docente',
      detail: doc('Renuncia al email que esperaba', answers(message)),
    })

const lecturaRoutes = (deps: Deps) =>
  new Elysia({ name: 'docentes-lectura' })
    .use(auth(deps))
    .get('/admin/docentes', () => listDocentes(deps), {
      rol: 'admin',
      detail: doc(
        'Todos los docentes, por apellido',
        answers(z.array(ficha.extend({ totalCatedras: z.int() }))),
      ),
    })
    .get('/admin/docentes/:id', ({ params }) => readDocente(deps, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc('Un docente y sus cátedras', answers(ficha.extend({ catedras: z.array(catedra) }))),
    })

const escrituraRoutes = (deps: Deps) =>
  new Elysia({ name: 'docentes-escritura' })
    .use(auth(deps))
    .post('/admin/docentes', ({ sesion, body, status }) => status(201, createDocente(deps, sesion, body)), {
      rol: 'admin',
      body: docenteNuevo,
      detail: doc('Agrega un docente', creates(docente, 409)),
    })
    .put('/admin/docentes/:id', ({ sesion, params, body }) => editDocente(deps, sesion, params.id, body), {
      rol: 'admin',
      sobre: { docente: 'id' },
      params: parametros('id'),
      body: edicionDeDocente,
      detail: doc(
        'Cambia los campos que se envían; otro email termina las sesiones del docente',
        answers(ficha, 409),
      ),
    })
    .post(
      '/admin/docentes/:id/email/confirmar',
      ({ sesion, params }) => confirmEmailDeDocentePorAdmin(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: doc(
          'El email que el docente pidió vale ya; 409 si no pidió ninguno, o si es de otro',
          answers(ficha, 409),
        ),
      },
    )
    .delete('/admin/docentes/:id', ({ sesion, params }) => deleteDocente(deps, sesion, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Elimina un docente; sus cátedras quedan sin docente',
        answers(message.extend({ catedrasSinDocente: z.int() })),
      ),
    })

export const docentesRoutes = (deps: Deps) =>
  new Elysia({ name: 'docentes' }).use(perfilRoutes(deps)).use(lecturaRoutes(deps)).use(escrituraRoutes(deps))

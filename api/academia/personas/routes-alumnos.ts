import { Elysia } from 'elysia'
import { z } from 'zod'
import { alumnoNuevo, edicionDeAlumno, edicionDePerfil } from '../../../src/domain/personas/alumnos.ts'
import { confirmacionDeEmail } from '../../../src/domain/sesiones/cambio-de-email.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { consultaDePagina, enteraOPagina, isEntera } from '../../suelo/plugins/paginas.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { deUnPerfil } from '../../suelo/sesiones/cambio-pendiente.ts'
import { cancelEmail } from '../../suelo/sesiones/cambios-de-email.ts'
import { deLaSesion } from '../../suelo/sesiones/ingreso-en-mano.ts'
import { ingreso } from '../../suelo/sesiones/ingresos.ts'
import {
  confirmEmailDeAlumnoPorAdmin,
  createAlumno,
  deleteAlumno,
  editAlumno,
  listAlumnos,
  pageAlumnos,
  readAlumno,
} from './alumnos.ts'
import { catedraDeAlumno, loQueSeVaConAlumno } from './de-alumno.ts'
import { alumno, usoDeAlumno } from './ficha-de-alumno.ts'
import { confirmEmailDeAlumno, editPerfil, readPerfil } from './perfil-de-alumno.ts'

const doc = docOf('Alumnos')

const ficha = alumno.extend(deUnPerfil)
const perfil = ficha.extend({ ...deLaSesion, ingresos: z.array(ingreso) })

const perfilRoutes = (deps: Deps) =>
  new Elysia({ name: 'alumnos-perfil' })
    .use(auth(deps))
    .get('/alumnos/me', ({ sesion }) => readPerfil(deps, sesion), {
      rol: 'alumno',
      detail: doc('El perfil propio', answers(perfil)),
    })
    .put('/alumnos/me', ({ sesion, body }) => editPerfil(deps, sesion, body), {
      rol: 'alumno',
      body: edicionDePerfil,
      detail: doc(
        'Cambia el perfil propio, sin terminar la sesión; otro email vale 72 horas después de que se lo confirma',
        answers(perfil, 409, 429),
      ),
    })
    .post('/alumnos/me/email', ({ sesion, body }) => confirmEmailDeAlumno(deps, sesion, body.codigo), {
      rol: 'alumno',
      body: confirmacionDeEmail,
      detail: doc(
        'Confirma el email nuevo con el código que se envió allí; vale 72 horas después',
        answers(perfil, 409),
      ),
    })
    .delete('/alumnos/me/email', ({ sesion }) => cancelEmail(deps, { rol: 'alumno', id: sesion.id }), {
      rol: 'alumno',
      detail: doc('Renuncia al email que esperaba', answers(message)),
    })

const lecturaRoutes = (deps: Deps) =>
  new Elysia({ name: 'alumnos-lectura' })
    .use(auth(deps))
    .get('/admin/alumnos', ({ query }) => (isEntera(query) ? listAlumnos(deps) : pageAlumnos(deps, query)), {
      rol: 'admin',
      query: consultaDePagina,
      detail: doc(
        'Todos los alumnos, por apellido; con «q», «page» o «limit», de a páginas',
        answers(enteraOPagina(ficha)),
      ),
    })
    .get('/alumnos/:id', ({ sesion, params }) => readAlumno(deps, sesion, params.id), {
      rol: ['admin', 'docente'],
      params: parametros('id'),
      detail: doc(
        'Un alumno y sus cátedras; un docente solo ve a los de las suyas',
        answers(
          alumno.extend({
            catedras: z.array(catedraDeAlumno),
            uso: usoDeAlumno.optional(),
            ...z.object(deUnPerfil).partial().shape,
          }),
        ),
      ),
    })

const escrituraRoutes = (deps: Deps) =>
  new Elysia({ name: 'alumnos-escritura' })
    .use(auth(deps))
    .post('/alumnos', ({ sesion, body, status }) => status(201, createAlumno(deps, sesion, body)), {
      rol: 'admin',
      body: alumnoNuevo,
      detail: doc('Agrega un alumno', creates(alumno, 409)),
    })
    .put('/alumnos/:id', ({ sesion, params, body }) => editAlumno(deps, sesion, params.id, body), {
      rol: 'admin',
      sobre: { alumno: 'id' },
      params: parametros('id'),
      body: edicionDeAlumno,
      detail: doc(
        'Cambia los campos que se envían; otro email termina las sesiones del alumno',
        answers(ficha, 409),
      ),
    })
    .post(
      '/admin/alumnos/:id/email/confirmar',
      ({ sesion, params }) => confirmEmailDeAlumnoPorAdmin(deps, sesion, params.id),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: doc(
          'El email que el alumno pidió vale ya; 409 si no pidió ninguno, o si es de otro',
          answers(ficha, 409),
        ),
      },
    )
    .delete('/alumnos/:id', ({ sesion, params }) => deleteAlumno(deps, sesion, params.id), {
      rol: 'admin',
      params: parametros('id'),
      detail: doc(
        'Elimina un alumno, con sus inscripciones y pagos, y dice cuántos eran',
        answers(message.extend({ eliminado: loQueSeVaConAlumno })),
      ),
    })

export const alumnosRoutes = (deps: Deps) =>
  new Elysia({ name: 'alumnos' }).use(perfilRoutes(deps)).use(lecturaRoutes(deps)).use(escrituraRoutes(deps))

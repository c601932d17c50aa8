import { Elysia } from 'elysia'
import { z } from 'zod'
import { catedraNueva, edicionDeCatedra } from '../../../src/domain/catedras/catedras.ts'
import { createCatedra, deleteCatedra } from '../../academia/catedras/escritura.ts'
import {
  catedraConAlumnos,
  catedraDePagina,
  listCatedras,
  pageCatedras,
} from '../../academia/catedras/listado.ts'
import { loQueSeVaConCatedra } from '../../academia/catedras/lo-que-se-va.ts'
import { catedraCursada, listCatedrasCursadas } from '../../academia/inscripciones/cursadas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { consultaDePagina, enteraOPagina, isEntera } from '../../suelo/plugins/paginas.ts'
import { consultaDePrueba, parametrosDeCatedra } from '../../suelo/plugins/params.ts'
import { clasesPorVenir, editConClases, tryConClases } from '../clases/cambio-de-horario.ts'
import {
  catedraCompleta,
  catedraLeida,
  completa,
  prefer,
  readCatedra,
  readCatedraDe,
} from './catedra-completa.ts'
import { catedraPropia, listCatedrasDe } from './catedras-propias.ts'

const doc = docOf('Cátedras')

const lecturaRoutes = (deps: Deps) =>
  new Elysia({ name: 'catedras-lectura' })
    .use(auth(deps))
    .get(
      '/admin/catedras',
      ({ query }) => (isEntera(query) ? listCatedras(deps.db) : pageCatedras(deps.db, query)),
      {
        rol: 'admin',
        query: consultaDePagina,
        detail: doc(
          'Todas las cátedras, con sus horarios y quiénes están inscritos; con «q», «page» o «limit», de a páginas',
          answers(enteraOPagina(catedraConAlumnos, catedraDePagina)),
        ),
      },
    )
    .get('/admin/catedras/:id', ({ params, headers }) => readCatedra(deps, params.id, headers), {
      rol: 'admin',
      headers: prefer,
      params: parametrosDeCatedra('id'),
      detail: doc('Una cátedra con todo lo suyo', answers(catedraLeida)),
    })

const escrituraRoutes = (deps: Deps) =>
  new Elysia({ name: 'catedras-escritura' })
    .use(auth(deps))
    .post(
      '/admin/catedras',
      ({ sesion, body, status }) => status(201, completa(deps, createCatedra(deps, sesion, body))),
      {
        rol: 'admin',
        body: catedraNueva,
        detail: doc('Crea una cátedra con sus horarios', creates(catedraCompleta)),
      },
    )
    .put(
      '/admin/catedras/:id',
      ({ sesion, params, query, body }) =>
        query.prueba
          ? tryConClases(deps, params.id, body)
          : completa(deps, editConClases(deps, sesion, params.id, body)),
      {
        rol: 'admin',
        sobre: { catedra: 'id' },
        params: parametrosDeCatedra('id'),
        query: consultaDePrueba,
        body: edicionDeCatedra,
        detail: doc(
          'Cambia los campos que se envían; con otros horarios, «clases_por_venir» dice qué se hace de las clases por venir, y con «prueba=1» no guarda nada y dice cuántas serían',
          answers(z.union([catedraCompleta, clasesPorVenir]), 409),
        ),
      },
    )
    .delete('/admin/catedras/:id', ({ sesion, params }) => deleteCatedra(deps, sesion, params.id), {
      rol: 'admin',
      sobre: { catedra: 'id' },
      params: parametrosDeCatedra('id'),
      detail: doc(
        'Elimina una cátedra con todo lo suyo, y dice cuánto era',
        answers(message.extend({ eliminado: loQueSeVaConCatedra })),
      ),
    })

/** Those that somebody teaches, or studies in. */
const propiasRoutes = (deps: Deps) =>
  new Elysia({ name: 'catedras-propias' })
    .use(auth(deps))
    .get('/docente/me/catedras', ({ sesion }) => listCatedrasDe(deps, sesion), {
      rol: 'docente',
      detail: doc('Las cátedras propias, con lo que espera en cada una', answers(z.array(catedraPropia))),
    })
    .get(
      '/docente/me/catedra/:id',
      ({ sesion, params, headers }) => readCatedraDe(deps, sesion, params.id, headers),
      {
        rol: 'docente',
        headers: prefer,
        params: parametrosDeCatedra('id'),
        detail: doc('Una cátedra propia con todo lo suyo', answers(catedraLeida)),
      },
    )
    .get('/alumnos/me/catedras', ({ sesion }) => listCatedrasCursadas(deps, sesion.id), {
      rol: 'alumno',
      detail: doc('Las cátedras en que se está inscrito', answers(z.array(catedraCursada))),
    })

export const catedrasRoutes = (deps: Deps) =>
  new Elysia({ name: 'catedras' })
    .use(lecturaRoutes(deps))
    .use(escrituraRoutes(deps))
    .use(propiasRoutes(deps))

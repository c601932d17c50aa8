import { Elysia } from 'elysia'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { readReglas } from '../../academia/catedras/reglas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import type { RolDeGestion } from '../../suelo/plugins/gestion.ts'
import { deTodos, edicion, lecturaDeReglas, propia } from './opciones.ts'
import { saveReglas, tryReglas } from './reglas-de-catedra.ts'
import { readHabilitacion, readHabilitacionPropia } from './service.ts'

/** What a course asks of its students and how each of them stands, by whoever runs it. */
export const habilitacionDeCatedra = (deps: Deps, rol: RolDeGestion) =>
  new Elysia({ name: `habilitacion-${rol}` })
    .use(auth(deps))
    .get(
      '/reglas',
      ({ sesion, params }) => readReglas(deps.db, requireCatedraPara(deps.db, sesion, params.id).id),
      { rol, sobre: { catedra: 'id' }, ...lecturaDeReglas() },
    )
    .put(
      '/reglas',
      ({ sesion, params, query, body }) =>
        query.prueba ? tryReglas(deps, sesion, params.id, body) : saveReglas(deps, sesion, params.id, body),
      { rol, sobre: { catedra: 'id' }, ...edicion() },
    )
    .get('/habilitacion', ({ sesion, params }) => readHabilitacion(deps, sesion, params.id), {
      rol,
      sobre: { catedra: 'id' },
      ...deTodos(),
    })

/** The student's own. */
export const habilitacionDeAlumnoRoutes = (deps: Deps) =>
  new Elysia({ name: 'habilitacion-alumno' })
    .use(auth(deps))
    .get(
      '/alumnos/me/catedras/:id/habilitacion',
      ({ sesion, params }) => readHabilitacionPropia(deps, sesion.id, params.id),
      { rol: 'alumno', sobre: { catedraCursada: 'id' }, ...propia() },
    )

import { Elysia } from 'elysia'
import { requireCatedra } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../deps.ts'
import { auth } from '../../plugins/auth.ts'
import { listDiasClaseContados } from './ficha.ts'
import { creacion, generacion, lista } from './opciones.ts'
import { createDiaClase, generateDiasClase } from './service.ts'

/** The administrator's, of every course. */
export const diasClaseDeAdminRoutes = (deps: Deps) => {
  const una = (id: number) => requireCatedra(deps.db, id)

  return new Elysia({ name: 'dias-clase-admin' })
    .use(auth(deps))
    .get('/admin/catedras/:id/diasclase', ({ params }) => listDiasClaseContados(deps.db, una(params.id).id), {
      rol: 'admin',
      ...lista(),
    })
    .post(
      '/admin/catedras/:id/diasclase',
      ({ sesion, params, body, status }) => status(201, createDiaClase(deps, sesion, una(params.id), body)),
      { rol: 'admin', ...creacion() },
    )
    .post(
      '/admin/catedras/:id/diasclase/generar',
      ({ sesion, params, body, status }) =>
        status(201, generateDiasClase(deps, sesion, una(params.id), body)),
      { rol: 'admin', ...generacion() },
    )
}

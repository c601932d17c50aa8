import { Elysia } from 'elysia'
import { z } from 'zod'
import { sinLeer } from '../../../src/domain/base/reglas-de-formulario.ts'
import { edicionDeUnidad, formularioDeUnidad } from '../../../src/domain/planes/planes.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, creates, docOf, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { unidad } from './esquemas.ts'
import { createUnidad, deleteUnidad, editUnidad, listUnidades } from './unidades.ts'

const doc = docOf('Planes de clases')

const eliminadoConUnidad = z.object({ archivos: z.int() })

export const unidadesRoutes = (deps: Deps) =>
  new Elysia({ name: 'unidades' })
    .use(auth(deps))
    .use(enPlan(deps, 'unidades'))
    .use(enPlan(deps, 'unidades-plan'))
    .put(
      '/docente/me/unidades/:id',
      ({ sesion, params, body }) => editUnidad(deps, sesion, params.id, body),
      {
        rol: 'docente',
        sobre: { unidad: 'id' },
        cuerpo: 'largo',
        params: parametros('id'),
        body: edicionDeUnidad,
        detail: doc('Cambia los campos que se envían', answers(unidad, 409)),
      },
    )
    .delete('/docente/me/unidades/:id', ({ sesion, params }) => deleteUnidad(deps, sesion, params.id), {
      rol: 'docente',
      sobre: { unidad: 'id' },
      params: parametros('id'),
      detail: doc(
        'Elimina una unidad y los archivos que solo ella usa',
        answers(message.extend({ eliminado: eliminadoConUnidad })),
      ),
    })

/** They answer under two names. */
const enPlan = <N extends string>(deps: Deps, nombre: N) =>
  new Elysia({ name: `${nombre}-de-plan` })
    .use(auth(deps))
    .get(`/docente/me/planes/:id/${nombre}`, ({ sesion, params }) => listUnidades(deps, sesion, params.id), {
      rol: 'docente',
      sobre: { plan: 'id' },
      params: parametros('id'),
      detail: doc('Las unidades de un plan propio, en su orden', answers(z.array(unidad))),
    })
    .post(
      `/docente/me/planes/:id/${nombre}`,
      ({ sesion, params, body, status }) => status(201, createUnidad(deps, sesion, params.id, body)),
      {
        rol: 'docente',
        sobre: { plan: 'id' },
        cuerpo: 'largo',
        params: parametros('id'),
        // The service reads it: the rules are for what is left of its content once it is sanitised.
        body: sinLeer(formularioDeUnidad),
        detail: doc('Agrega una unidad al final de un plan propio', creates(unidad)),
      },
    )

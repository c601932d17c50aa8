import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { consultaDePrueba, parametros } from '../../suelo/plugins/params.ts'
import { creador } from '../creadores/esquemas.ts'
import { undoFusion } from './deshacer.ts'
import { createDuplicados } from './duplicados.ts'
import { deshecha, fusion, fusionada, fusionHecha, otraDireccion, vista } from './esquemas.ts'
import { joinCreadores } from './unir.ts'
import { listFusiones, tryFusion } from './vista.ts'

const doc = docOf('Fusiones')

export const fusionesRoutes = (deps: Deps) => {
  const listDuplicados = createDuplicados(deps)

  return new Elysia({ name: 'fusiones' })
    .use(auth(deps))
    .get('/admin/composers/duplicados', () => listDuplicados(), {
      rol: 'admin',
      detail: doc(
        'De a dos, los creadores publicados que pueden ser el mismo',
        answers(z.array(z.object({ uno: creador, otro: creador }))),
      ),
    })
    .post(
      '/admin/composers/:id/fusionar',
      ({ sesion, params, query, body }) =>
        query.prueba ? tryFusion(deps, params.id, body) : joinCreadores(deps, sesion, params.id, body),
      {
        rol: 'admin',
        sobre: { creador: 'id' },
        params: parametros('id'),
        query: consultaDePrueba,
        body: fusion,
        detail: doc(
          'De dos fichas del mismo creador, «id» queda con lo de las dos y «con» se va; su dirección lleva a la que queda. Con «prueba=1» no guarda nada y dice qué pasaría',
          answers(z.union([fusionada, vista]), 409),
        ),
      },
    )
    .get('/admin/fusiones', () => listFusiones(deps), {
      rol: 'admin',
      detail: doc('Las fusiones de los últimos 60 días, la última primero', answers(z.array(fusionHecha))),
    })
    .post(
      '/admin/fusiones/:id/deshacer',
      ({ sesion, params, body }) => undoFusion(deps, sesion, params.id, body),
      {
        rol: 'admin',
        params: parametros('id'),
        body: otraDireccion,
        detail: doc(
          'Deja cada dato como si la fusión no hubiera sido, dentro de los 60 días y en cualquier orden; «quedaron» dice lo que se cambió después y queda. Con «slug», el que se fue vuelve con otra dirección',
          answers(deshecha, 409),
        ),
      },
    )
}

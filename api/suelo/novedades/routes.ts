import { Elysia } from 'elysia'
import { z } from 'zod'
import { avisos, type RolConAvisos } from '../../../src/domain/correos/avisos.ts'
import { novedadesLeidas } from '../../../src/domain/correos/lectura-de-novedades.ts'
import type { Deps } from '../deps.ts'
import { answers, docOf } from '../docs/answers.ts'
import { auth } from '../plugins/auth.ts'
import { tramoDeLista } from '../plugins/lista-por-tramos.ts'
import { countSinLeer, listNovedades, POR_PAGINA, readBandeja } from './lectura.ts'
import { noteLeidas } from './leidas.ts'

const doc = docOf('Novedades')

const novedad = z.object({
  id: z.int(),
  aviso: z.enum(avisos),
  titulo: z.string(),
  detalle: z.string(),
  enlace: z.string(),
  cuantas: z.int(),
  created_at: z.iso.datetime(),
  leida_en: z.iso.datetime().nullable(),
})

const cuenta = z.object({ sin_leer: z.int() })

const bandeja = cuenta.extend({ data: z.array(novedad), hay_mas: z.boolean() })

/** What students and teachers have alike. */
const novedadesDe = <const P extends string>(deps: Deps, prefix: P, rol: RolConAvisos) =>
  new Elysia({ name: `novedades-${rol}`, prefix })
    .use(auth(deps))
    .get('/novedades', ({ sesion, query }) => listNovedades(deps.db, sesion, deps.now(), query.antes), {
      rol,
      query: tramoDeLista(POR_PAGINA).pick({ antes: true }),
      detail: doc('Lo que me avisaron, lo último primero; «sin_leer» cuenta todo', answers(bandeja)),
    })
    .get(
      '/novedades/cuenta',
      ({ sesion }) => ({ sin_leer: countSinLeer(readBandeja(deps.db, sesion, deps.now())) }),
      { rol, detail: doc('Cuántas novedades no leí', answers(cuenta)) },
    )
    .post('/novedades/leidas', ({ sesion, body }) => noteLeidas(deps, sesion, body), {
      rol,
      body: novedadesLeidas,
      detail: doc('Lee una novedad y todas las anteriores («hasta»), o estas («ids»)', answers(cuenta)),
    })

export const novedadesRoutes = (deps: Deps) =>
  new Elysia({ name: 'novedades' })
    .use(novedadesDe(deps, '/alumnos/me', 'alumno'))
    .use(novedadesDe(deps, '/docente/me', 'docente'))

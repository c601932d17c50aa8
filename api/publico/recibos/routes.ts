import { Elysia } from 'elysia'
import { z } from 'zod'
import { reclamo } from '../../../src/domain/aportes/contribuyentes.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, asksForPrueba, docOf } from '../../suelo/docs/answers.ts'
import { palabras } from '../../suelo/plugins/palabras.ts'
import { newReto } from '../../suelo/services/prueba-de-trabajo.ts'
import { periodoPedido } from '../comunidad/periodo-pedido.ts'
import { createRanking } from '../comunidad/ranking.ts'
import { askedBy } from './adivinanzas.ts'
import { readCola } from './cola-de-aportes.ts'
import { findReclamante, rememberReclamante } from './contribuyente.ts'
import { urlDeRecibo } from './enlace.ts'
import { cola, estadoDeRecibo, reclamado, retirado } from './esquemas.ts'
import { readEstado } from './estado.ts'
import { claimAporte } from './reclamo.ts'
import { withdrawAporte } from './retiro.ts'

const doc = docOf('Aportes')
const params = z.object({ recibo: z.string() })
const SIN_RASTRO = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

const lecturaRoutes = (deps: Deps) => {
  const ranking = createRanking(deps)

  return new Elysia({ name: 'recibos-lectura' })
    .use(palabras)
    .get('/composers/cola', () => readCola(deps), {
      detail: doc(
        'Cuántos aportes y sugerencias esperan, y en cuántos días se respondieron ocho de cada diez de los últimos 90 días',
        answers(cola),
      ),
    })
    .get('/aportes/prueba', () => newReto(deps), {
      detail: doc(
        'Un reto para el navegador de quien aporta: con su respuesta en la cabecera x-prueba, vale una vez, se puede aportar más por hora',
        answers(z.object({ reto: z.string() })),
      ),
    })
    .get(
      '/aportes/:recibo',
      async ({ request, params, query, set, cookie }) => {
        Object.assign(set.headers, SIN_RASTRO)
        const pregunta = { ...query, contribuyenteId: await findReclamante(deps, cookie) }
        return askedBy(deps, request, () => readEstado(deps, ranking, params.recibo, pregunta))
      },
      {
        params,
        query: z.object({ periodo: periodoPedido }),
        detail: doc('Qué fue de un aporte, por su recibo', answers(estadoDeRecibo, 404, 429)),
      },
    )
}

const pedidosRoutes = (deps: Deps) =>
  new Elysia({ name: 'recibos-pedidos' })
    .use(palabras)
    .post(
      '/aportes/:recibo/retirar',
      async ({ request, params, redirect }) => {
        const retirado = await askedBy(deps, request, () => withdrawAporte(deps, params.recibo))
        // From a page's own form, where there is no JavaScript, one goes back to the page.
        const isFormulario = request.headers.get('accept')?.includes('text/html')
        return isFormulario ? redirect(urlDeRecibo(deps, params.recibo), 303) : retirado
      },
      {
        limite: 'recibo',
        params,
        detail: doc('Retira un aporte que todavía no se resolvió', answers(retirado, 404, 409, 429)),
      },
    )
    .post(
      '/aportes/:recibo/reclamar',
      async ({ request, params, body, cookie }) => {
        const quien = { request, reclamanteId: await findReclamante(deps, cookie) }
        const { id, dicho } = await askedBy(deps, request, () =>
          claimAporte(deps, params.recibo, body, quien),
        )
        if (id !== undefined) await rememberReclamante(deps, cookie, id)
        return dicho
      },
      {
        limite: 'recibo',
        params,
        body: reclamo,
        detail: doc(
          'Suma el aporte a un nombre: con un email manda un código, y con los dos suma el aporte y lo que se aportó con ese email, y dice cómo aparecer en el ranking; un nombre elegido espera entre las sugerencias',
          { ...answers(reclamado, 404, 409), ...asksForPrueba },
        ),
      },
    )

/** What a contributor asks and does with a receipt. */
export const recibosRoutes = (deps: Deps) =>
  new Elysia({ name: 'recibos' }).use(lecturaRoutes(deps)).use(pedidosRoutes(deps))

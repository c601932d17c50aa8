import { Elysia } from 'elysia'
import { z } from 'zod'
import { motivosDeReporte } from '../../../src/domain/comunidad/motivos-de-reporte.ts'
import { type ComentarioReportado, reporteNuevo } from '../../../src/domain/comunidad/reportes.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answers, asksForPrueba, message } from '../../suelo/docs/answers.ts'
import { auth } from '../../suelo/plugins/auth.ts'
import { sayNext, tramoDeLista } from '../../suelo/plugins/lista-por-tramos.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import { networkOf } from '../../suelo/services/addresses.ts'
import { requirePrueba } from '../../suelo/services/prueba-de-trabajo.ts'
import { requirePublished } from '../creadores/escritura.ts'
import { type Decision, decideComentario, listParaModerar, reportComentario } from './reportes.ts'
import { requireVisitante } from './visitante.ts'

const tags = ['Comunidad']
const POR_PAGINA = 100

/** From one network, without a proof of work. */
const LIBRES = { calls: 10, seconds: 3600 }

const reportado = z.object({
  id: z.int(),
  composerId: z.int(),
  composer: z.string().meta({ description: 'De quién es la ficha' }),
  name: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
  oculto: z.boolean(),
  reportes: z.partialRecord(z.enum(motivosDeReporte), z.int()),
}) satisfies z.ZodType<ComentarioReportado>

/** Visitors say which comments should not be there, and the administrator judges: nothing hides by itself. */
export const reportesRoutes = (deps: Deps) =>
  new Elysia({ name: 'reportes' })
    .use(auth(deps))
    .post(
      '/composers/comments/:composerId/:commentId/reporte',
      async ({ params: { composerId: creadorId, commentId: comentarioId }, body, cookie, request }) => {
        requirePublished(deps.db, creadorId)
        const network = networkOf(request)
        requirePrueba(deps, request, deps.limits?.count(`reportes ${network}`, LIBRES) ?? 0)
        const visitante = await requireVisitante(deps, cookie, { creadorId, network })
        return reportComentario(deps, { creadorId, comentarioId }, visitante, body.motivo)
      },
      {
        params: parametros('composerId', 'commentId'),
        body: reporteNuevo,
        detail: {
          tags,
          summary: 'Reporta un comentario; cada visitante, una vez',
          responses: { ...answers(message, 429), ...asksForPrueba },
        },
      },
    )
    .get(
      '/admin/comentarios',
      ({ query: { reportados, ...tramo }, set }) => {
        const { comentarios, siguiente } = listParaModerar(deps, reportados === '1', tramo)
        sayNext(set, siguiente)
        return comentarios
      },
      {
        rol: 'admin',
        query: tramoDeLista(POR_PAGINA).extend({
          reportados: z
            .string()
            .optional()
            .meta({ description: '«1»: solo los que se reportaron y nadie miró' }),
        }),
        detail: {
          tags,
          summary:
            'Los comentarios de todos los creadores, primero los más nuevos, con lo que se reportó de cada uno',
          responses: answers(z.array(reportado)),
        },
      },
    )
    .use(decision(deps, 'ocultar', 'Oculta un comentario'))
    .use(decision(deps, 'mostrar', 'Muestra otra vez un comentario que se ocultó'))
    .use(decision(deps, 'sin-problema', 'Deja un comentario como está, y termina sus reportes'))

const decision = <D extends Decision>(deps: Deps, cual: D, summary: string) =>
  new Elysia({ name: `comentarios-${cual}` })
    .use(auth(deps))
    .post(
      `/admin/comentarios/:id/${cual}`,
      ({ sesion, params }) => decideComentario(deps, sesion, params.id, cual),
      {
        rol: 'admin',
        params: parametros('id'),
        detail: { tags, summary, responses: answers(message, 404) },
      },
    )

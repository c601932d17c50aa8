import { timingSafeEqual } from 'node:crypto'
import { Elysia } from 'elysia'
import type { Deps } from '../../suelo/deps.ts'
import { answersIn, never } from '../../suelo/docs/answers.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { writeMetrics } from './metrics.ts'

/**
 * For Prometheus. A token and not the loopback address opens it: behind a proxy on the same machine everybody comes from
 * there. Without a token in the settings there is no such address.
 */
export const metricsRoutes = (deps: Deps) =>
  new Elysia({ name: 'metrics' }).get(
    '/metrics',
    ({ request }) => {
      requireToken(deps.metricsToken, request.headers.get('authorization'))
      return new Response(writeMetrics(deps), {
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
      })
    },
    {
      detail: {
        tags: ['Operación'],
        summary: 'Medidas para Prometheus; existe si METRICS_TOKEN está puesto, y se lee con ese token',
        security: [{ metricas: [] }],
        responses: { ...answersIn('text/plain', 'Las medidas', 401, 404), ...never(403) },
      },
    },
  )

function requireToken(token: string | undefined, authorization: string | null) {
  if (!token) throw new AppError(404, 'ruta_no_encontrada', 'Esa dirección no existe.')
  const [given, expected] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  if (given.length === expected.length && timingSafeEqual(given, expected)) return
  throw new AppError(401, 'sin_token', 'Falta el token de las métricas, o no es el que vale.')
}

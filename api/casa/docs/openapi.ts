import { openapi as openapiOf } from '@elysiajs/openapi'
import { Elysia } from 'elysia'
import { z } from 'zod'
import { limitedRoutes } from '../../plugins/limit.ts'
import { refusalsOf } from './answers.ts'

const PATH = '/api/docs/json'

/**
 * The API's description, at /docs/json; the page that shows it is in api/docs. It takes 80 ms to make, in which nobody
 * else is answered, and never changes: it is made once.
 */
export function openapi(version: string) {
  let kept: string | undefined
  const answer = () => new Response(kept, { headers: { 'content-type': 'application/json' } })

  return new Elysia({ name: 'descripcion' })
    .onRequest(({ request }) => {
      // A host may be no name, and then the address is none.
      const isAsked = request.method === 'GET' && request.url.split('?', 1)[0]?.endsWith(PATH)
      return kept !== undefined && isAsked ? answer() : undefined
    })
    .mapResponse(({ responseValue }) => {
      addRefusals(responseValue as Description)
      kept = JSON.stringify(responseValue)
      return answer()
    })
    .use(plugin(version))
}

const plugin = (version: string) =>
  openapiOf({
    path: '/docs',
    specPath: '/docs/json',
    provider: null,
    // A list to be downloaded has a name with a dot, and is no file.
    exclude: { staticFile: false },
    documentation: {
      info: {
        title: 'API de Guarania',
        version,
        description:
          'Línea de tiempo de creadores del Paraguay y aula de una cátedra. Lo que el disco no deja guardar es 507 (está lleno) o 503, en cualquier llamada.',
      },
      components: { securitySchemes: { sesion: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    mapJsonSchema: { zod: (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) },
  })

interface Operation {
  requestBody?: unknown
  responses?: Record<string, unknown>
}

interface Description {
  paths: Record<string, Record<string, Operation>>
}

/** What any call may be refused for that takes a body, or is counted. */
function addRefusals({ paths }: Description): void {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { requestBody, responses }] of Object.entries(methods)) {
      const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
      if (requestBody) Object.assign(responses ?? {}, refusalsOf([413]))
      if (limitedRoutes.includes(route)) Object.assign(responses ?? {}, refusalsOf([429]))
    }
  }
}

import { openapi as openapiOf } from '@elysiajs/openapi'
import { Elysia } from 'elysia'
import { z } from 'zod'
import type { PalabrasDe } from '../plugins/palabras.ts'
import { addRefusals, dropNever, type Refusal } from './answers.ts'
import { type Description, type Operation, paginaDe } from './pagina.ts'

const DESCRIPCION = '/docs/json'
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/**
 * The API's description, at /docs/json, and the page that shows it, at /docs. It takes 80 ms to make, in which nobody
 * else is answered, and never changes: it is made once.
 */
export function openapi(version: string, palabras: PalabrasDe) {
  let kept: string | undefined
  const descripcion = new Elysia({ name: 'descripcion' })
    .onBeforeHandle(() => kept)
    .mapResponse(({ responseValue }) => {
      kept ??= JSON.stringify(completed(responseValue as Description, palabras))
      return new Response(kept, { headers: { 'content-type': 'application/json' } })
    })
    .use(plugin(version))

  let pagina: string | undefined
  const makePagina = async () => {
    const response = await descripcion.handle(new Request(`http://localhost${DESCRIPCION}`))
    return paginaDe((await response.json()) as Description)
  }
  return new Elysia({ name: 'docs' }).use(descripcion).get(
    '/docs',
    async () => {
      pagina ??= await makePagina()
      return new Response(pagina, { headers: HTML })
    },
    { detail: { hide: true } },
  )
}

const plugin = (version: string) =>
  openapiOf({
    path: '/docs',
    specPath: DESCRIPCION,
    provider: null,
    // A list to be downloaded has a name with a dot, and is no file.
    exclude: { staticFile: false, methods: [] },
    documentation: {
      info: {
        title: 'API de Guarania',
        version,
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Línea de tiempo de creadores del Paraguay y aula de una cátedra. Lo que el disco no deja guardar es 507 (está lleno) o 503, en cualquier llamada; y mientras se muda el sitio toda la que cambia algo es 503, «en_mantenimiento».',
      },
      servers: [{ url: '/', description: 'Este mismo sitio' }],
      components: {
        securitySchemes: {
          sesion: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          metricas: { type: 'http', scheme: 'bearer', description: 'El de METRICS_TOKEN' },
        },
      },
    },
    mapJsonSchema: { zod: (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) },
  })

/** Adds to what each call names what it may be refused for because of what it is, and that it needs no session. */
function completed(description: Description, palabras: PalabrasDe): Description {
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const ruta = path.replace(/\{(\w+)\}/g, ':$1')
      const { responses = {} } = operation
      addRefusals(responses, refusalsFor(operation))
      if (method !== 'get' && operation['x-sobre']) addRefusals(responses, [409])
      delete operation['x-sobre']
      if (palabras.of(method.toUpperCase(), ruta).limite) addRefusals(responses, [429])
      dropNever(responses)
      // What anybody may call says so.
      operation.security ??= []
    }
  }
  return description
}

/** What follows from a call's guard, its address, its query and its body. */
function refusalsFor({ parameters = [], requestBody, security }: Operation): Refusal[] {
  const isIn = (lugar: string) => parameters.some((parametro) => parametro.in === lugar)
  return [
    ...(security ? ([401, 403] as const) : []),
    // What is no text at all, as '%', is neither there nor not.
    ...(isIn('path') ? ([400, 404] as const) : []),
    ...(isIn('query') ? ([400] as const) : []),
    ...(requestBody ? ([400, 413] as const) : []),
  ]
}

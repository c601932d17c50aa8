import { openapi as openapiOf } from '@elysiajs/openapi'
import { z } from 'zod'

/** The API's description, at /docs/json; the page that shows it is in api/docs. */
export const openapi = (version: string) =>
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

import { z } from 'zod'

const duracion_ms = {
  type: 'integer' as const,
  minimum: 1,
  description: 'De sonido o video: cuánto dura; sin él, lo que diga el archivo',
}
const picos = {
  type: 'string' as const,
  description: 'De sonido o video: 800 bytes en base64, la amplitud mayor de cada parte',
}
const QUE_SUBIDA = 'De un archivo propio que ya llegó entero por /api/subidas; se usa una sola vez'

/** What a route that takes a file says of its body. */
export const fileBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['file'],
        properties: { file: { type: 'string' as const, format: 'binary' }, duracion_ms, picos },
      },
    },
    'application/json': {
      schema: {
        type: 'object' as const,
        required: ['subidaId'],
        properties: { subidaId: { type: 'string' as const, description: QUE_SUBIDA }, duracion_ms, picos },
      },
    },
  },
}

/** Among the fields of a form in JSON whose file may have arrived before. */
export const conSubida = { subidaId: z.string().optional().meta({ description: QUE_SUBIDA }) }

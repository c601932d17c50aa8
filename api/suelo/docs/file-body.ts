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

const archivo = { type: 'string' as const, format: 'binary' }
const subidaId = { type: 'string' as const, description: QUE_SUBIDA }
const varios = <T>(items: T) => ({ type: 'array' as const, items })

const bodyOf = <T>(file: T, subidas: object, required?: string[]) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object' as const, required: ['file'], properties: { file, duracion_ms, picos } },
    },
    'application/json': {
      schema: { type: 'object' as const, required, properties: { ...subidas, duracion_ms, picos } },
    },
  },
})

/** What a route that takes a file says of its body. */
export const fileBody = bodyOf(archivo, { subidaId }, ['subidaId'])

/** And one that takes several; what is said of sound is of one that comes alone. */
export const filesBody = bodyOf(varios(archivo), { subidaId, subidaIds: varios(subidaId) })

/** Among the fields of a form in JSON whose file may have arrived before. */
export const conSubida = { subidaId: z.string().optional().meta({ description: QUE_SUBIDA }) }

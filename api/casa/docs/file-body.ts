/** What a route that takes a file says of its body. */
export const fileBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['file'],
        properties: {
          file: { type: 'string' as const, format: 'binary' },
          duracion_ms: {
            type: 'integer' as const,
            minimum: 1,
            description: 'De sonido o video: cuánto dura, si se sabe',
          },
          picos: {
            type: 'string' as const,
            description: 'De sonido o video: 800 bytes en base64, la amplitud mayor de cada parte',
          },
        },
      },
    },
  },
}

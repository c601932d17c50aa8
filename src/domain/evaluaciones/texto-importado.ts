import { z } from 'zod'
import { applyReglas } from '../base/reglas-de-formulario.ts'

const LARGO_IMPORTADO = 500_000

/** A text of questions as it was pasted or read from a file. */
export const textoImportado = z
  .object({
    texto: z
      .unknown()
      .optional()
      .transform((valor) => (typeof valor === 'string' ? valor : ''))
      .meta({ type: 'string' }),
  })
  .superRefine(
    applyReglas([
      ['texto', ({ texto }) => !texto.trim(), 'Pega o elige un texto con preguntas.'],
      ['texto', ({ texto }) => texto.length > LARGO_IMPORTADO, 'El texto es demasiado largo.'],
    ]),
  )

import { z } from 'zod'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { writeGift } from '../../../src/domain/evaluaciones/gift.ts'
import { writeTexto } from '../../../src/domain/evaluaciones/preguntas-en-texto.ts'
import type { Deps } from '../../suelo/deps.ts'
import { answersIn } from '../../suelo/docs/answers.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireEvaluacion } from './busqueda.ts'
import { preguntasParaEditar } from './esquemas.ts'
import { listPreguntasDe, paraCopiar } from './preguntas.ts'

const formatos = {
  gift: { write: writeGift, extension: 'gift' },
  texto: { write: writeTexto, extension: 'txt' },
}

export function exportPreguntas(
  { db }: Deps,
  quien: Quien,
  id: number,
  formato: keyof typeof formatos,
): Response {
  const { titulo } = requireEvaluacion(db, quien, id)
  const { write, extension } = formatos[formato]
  return new Response(write(paraCopiar(listPreguntasDe(db, id))), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${slugDe(titulo)}.${extension}"`,
    },
  })
}

export const preguntasLeidas = z.object({
  preguntas: preguntasParaEditar,
  errores: z.array(z.object({ linea: z.int(), mensaje: z.string() })),
})

/** What a route that gives such a file answers. */
export const answersTexto = () => answersIn('text/plain', 'El archivo')

import { randomInt } from 'node:crypto'
import { transact } from '../../../db/client.ts'
import melodias from '../../../db/seed/melodias.abc' with { type: 'text' }
import type { PreguntaEscrita } from '../../../src/domain/evaluaciones/preguntas.ts'
import { fragmentosDe } from '../../../src/domain/oido/melodias.ts'
import type { PedidoDeOido } from '../../../src/domain/oido/pedido-de-oido.ts'
import { preguntasDeOido } from '../../../src/domain/oido/preguntas-de-oido.ts'
import { SEMILLAS } from '../../../src/domain/oido/receta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { keepAbc } from './notacion.ts'

export const fragmentos = fragmentosDe(melodias)

export const newSemilla = () => randomInt(SEMILLAS)

interface Pedido {
  oido: PedidoDeOido
  preguntas: number
  opciones: number
}

/** Questions to be heard, fewer where the melodies of a level are fewer; what they show is known, to be drawn. */
export function dictate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { oido, ...cuantas }: Pedido,
): PreguntaEscrita[] {
  const hechas = preguntasDeOido(oido, cuantas, oido.semilla ?? newSemilla(), fragmentos)
  return transact(db, (tx) =>
    hechas.map(({ opciones, ...pregunta }) => {
      keepAbc(tx, pregunta.oido.abc, now())
      return {
        ...pregunta,
        opciones: opciones.map(({ abc, ...una }) => ({ ...una, notacion: abc && keepAbc(tx, abc, now()) })),
      }
    }),
  )
}

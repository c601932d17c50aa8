import { createHash } from 'node:crypto'
import type { PreguntaEscrita } from '../../src/domain/evaluaciones/preguntas.ts'
import { fragmentosDe } from '../../src/domain/oido/melodias.ts'
import { preguntasDeOido } from '../../src/domain/oido/preguntas-de-oido.ts'
import type { Tx } from '../client.ts'
import { partituras } from '../schema/partituras.ts'
import melodias from './melodias.abc' with { type: 'text' }

/** Two intervals, two rhythms and two melodies; what they show is drawn when somebody looks at it. */
export function preguntasQueSuenan(tx: Tx, created_at: number): PreguntaEscrita[] {
  const pedido = { que: ['INTERVALO', 'RITMO', 'MELODIA'] as const, nivel: 1, como: null }
  const cuantas = { preguntas: 6, opciones: 4 }
  const keep = (abc: string): string => {
    const sha256 = createHash('sha256').update(abc).digest('hex')
    tx.insert(partituras).values({ sha256, abc, paginas: 1, created_at }).onConflictDoNothing().run()
    return sha256
  }
  return preguntasDeOido(pedido, cuantas, 1925, fragmentosDe(melodias)).map(({ opciones, ...pregunta }) => {
    keep(pregunta.oido.abc)
    return {
      ...pregunta,
      opciones: opciones.map(({ abc, ...una }) => ({ ...una, notacion: abc && keep(abc) })),
    }
  })
}

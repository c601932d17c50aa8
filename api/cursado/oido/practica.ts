import { z } from 'zod'
import { transact } from '../../../db/client.ts'
import { semillaDe } from '../../../src/domain/base/azar.ts'
import type { PedidoDeOido } from '../../../src/domain/oido/pedido-de-oido.ts'
import { type PreguntaDeOido, preguntasDeOido } from '../../../src/domain/oido/preguntas-de-oido.ts'
import type { Deps } from '../../suelo/deps.ts'
import { comoNotacion, notacion } from '../partituras/partituras.ts'
import { fragmentos, newSemilla } from './dictados.ts'
import { keepParaPracticar } from './notacion.ts'
import { soundOf } from './sonido.ts'

const vista = notacion.pick({ paginas: true })

export const practica = z.object({
  pregunta: z.object({
    texto: z.string(),
    opciones: z.array(
      z.object({
        texto: z.string(),
        es_correcta: z.boolean(),
        notacion: vista.optional(),
        /** What is seen, in words. */
        alternativa: z.string().nullable(),
      }),
    ),
    /** The address of what is heard. */
    sonido: z.string(),
    /** What sounded, and of a melody whose it is: for after the answer. */
    notacion: vista,
    explicacion: z.string().nullable(),
  }),
  semilla: z.int(),
})

type Pedido = PedidoDeOido
type Practica = z.infer<typeof practica>

const OPCIONES = 4

/** One question, with its answer: nobody counts it, and nothing of it is kept but a day's drawings. */
export function practise({ db, now }: Pick<Deps, 'db' | 'now'>, pedido: Pedido): Practica {
  const semilla = pedido.semilla ?? newSemilla()
  const { texto, opciones, explicacion, oido } = preguntaDe({ ...pedido, semilla })
  return transact(db, (tx) => {
    const drawn = (abc: string) => {
      const { paginas } = comoNotacion(tx, keepParaPracticar(tx, abc, now()))
      return { paginas }
    }
    return {
      pregunta: {
        texto,
        opciones: opciones.map(({ abc, ...una }) => ({ ...una, ...(abc && { notacion: drawn(abc) }) })),
        sonido: direccionDe({ ...pedido, semilla }),
        notacion: drawn(oido.abc),
        explicacion,
      },
      semilla,
    }
  })
}

export const playPractica = (pedido: Pedido): Promise<Uint8Array<ArrayBuffer>> =>
  soundOf(preguntaDe({ ...pedido, semilla: pedido.semilla ?? newSemilla() }).oido)

/** Its dictations are none of an evaluation's: who knows the seed of one would read the answers here. */
const DE_PRACTICA = 1

/** Of several kinds, the seed says which. */
function preguntaDe({ que, semilla, ...pedido }: Pedido & { semilla: number }): PreguntaDeOido {
  const clase = que[semilla % que.length]
  const cuantas = { preguntas: 1, opciones: OPCIONES }
  const suya = semillaDe(semilla, DE_PRACTICA)
  const [pregunta] = preguntasDeOido({ ...pedido, que: clase ? [clase] : que }, cuantas, suya, fragmentos)
  if (!pregunta) throw new Error('Of each level there are melodies.')
  return pregunta
}

const direccionDe = ({ que, nivel, como, semilla }: Pedido) =>
  `/api/alumnos/me/practica/oido/sonido?${new URLSearchParams({
    que: que.join(','),
    nivel: String(nivel),
    ...(como && { como }),
    semilla: String(semilla),
  })}`

import { z } from 'zod'
import { enteroEscrito, textoEscrito } from '../base/campos.ts'
import { applyReglas, fueraDe, type Regla } from '../base/reglas-de-formulario.ts'
import {
  type ClaseDeOido,
  clasesDeOido,
  type ModoDeSonar,
  modosDeSonar,
  NIVELES,
  SEMILLAS,
} from './receta.ts'

/** What a teacher asks for. */
export interface PedidoDeOido {
  que: readonly ClaseDeOido[]
  nivel: number
  /** As each kind usually sounds, where it is not said. */
  como: ModoDeSonar | null
  /** Drawn where it is not said. */
  semilla: number | null
}

const NADA: PedidoDeOido = { que: [], nivel: 0, como: null, semilla: null }

/** What is of a wrong type counts as not written, and the rules say what is missing. */
export const oidoEscrito = z
  .unknown()
  .optional()
  .transform((valor): PedidoDeOido => {
    const { que, nivel, como, semilla } = Object(valor)
    return {
      que: clasesEscritas(que) ?? NADA.que,
      nivel: enteroEscrito.safeParse(nivel).data ?? NADA.nivel,
      como: (textoEscrito.safeParse(como).data || null) as ModoDeSonar | null,
      semilla: enteroEscrito.safeParse(semilla).data ?? null,
    }
  })
  .meta({
    type: 'object',
    properties: {
      que: { type: 'array', items: { type: 'string', enum: [...clasesDeOido] } },
      nivel: { type: 'integer', minimum: NIVELES[0], maximum: NIVELES[1] },
      como: { type: 'string', enum: [...modosDeSonar] },
      semilla: { type: 'integer' },
    },
  })

/** All of them, once each; undefined where one is unknown. */
export function clasesEscritas(valor: unknown): ClaseDeOido[] | undefined {
  const dichas = [...new Set([valor].flat())]
  return dichas.every((una) => clasesDeOido.includes(una as ClaseDeOido))
    ? (dichas as ClaseDeOido[])
    : undefined
}

const FALTAS: Regla<PedidoDeOido>[] = [
  ['que', ({ que }) => que.length === 0, 'Elige qué se escucha: intervalos, acordes, ritmos o melodías.'],
  ['nivel', ({ nivel }) => fueraDe(nivel, ...NIVELES), 'El nivel va de 1 a 3.'],
  ['como', ({ como }) => como !== null && !modosDeSonar.includes(como), 'Esa manera de sonar no existe.'],
  ['semilla', ({ semilla }) => fueraDe(semilla, 0, SEMILLAS), 'La semilla es un número entero.'],
]

export const reglasDeOido = <T extends { oido: PedidoDeOido }>(toca: (datos: T) => boolean): Regla<T>[] =>
  FALTAS.map(([, falta, mensaje]) => ['oido' as keyof T & string, (d) => toca(d) && falta(d.oido), mensaje])

/** One to practise: an interval of the first level where nothing is said; several kinds are written with commas. */
export const practicaPedida = z
  .object({ que: textoEscrito, nivel: textoEscrito, como: textoEscrito, semilla: textoEscrito })
  .transform(({ que, nivel, ...resto }) =>
    oidoEscrito.parse({ que: (que || clasesDeOido[0]).split(','), nivel: nivel || NIVELES[0], ...resto }),
  )
  .superRefine(applyReglas(FALTAS))

import { z } from 'zod'
import { azarDe, semillaDe } from '../base/azar.ts'
import { banderaEscrita, exceeds, LARGO, textoEscrito, textoLargoEscrito } from '../base/campos.ts'
import type { RecetaDeOido } from '../oido/receta.ts'
import { claveDeOpcion } from './clave-de-opcion.ts'
import type { FuenteDePregunta } from './dato-preguntado.ts'
import type { TipoDePregunta } from './evaluaciones.ts'

/** A question as a form sends it; what is not said stands as null, and of `tipo` as UNA. */
export interface PreguntaEscrita {
  tipo?: TipoDePregunta
  texto: string
  opciones: OpcionEscrita[]
  explicacion?: string | null
  /** Of a CORTA, what is taken for right. */
  aceptadas?: string[] | null
  imagen?: string | null
  sonido?: string | null
  /** The sum of a score's source. */
  notacion?: string | null
  /** How often its sound may be heard; null is at will. */
  escuchas?: number | null
  /** Of one made for the ear; a form knows nothing of it. */
  oido?: RecetaDeOido | null
  /** Of one that the catalogue made; a form knows nothing of it. */
  fuente?: FuenteDePregunta | null
}

export interface OpcionEscrita {
  texto: string
  es_correcta: boolean
  imagen?: string | null
  notacion?: string | null
  /** What is seen, in words. */
  alternativa?: string | null
}

export const PREGUNTAS = { minimo: 1, maximo: 50 } as const
export const OPCIONES = { minimo: 2, maximo: 6 } as const

const opcion = z.object({ texto: textoEscrito, es_correcta: banderaEscrita })
const pregunta = z.object({ texto: textoLargoEscrito, opciones: z.array(opcion) })

/** What is of a wrong type counts as not written, and the rules say what is missing. */
export const preguntasEscritas = z
  .unknown()
  .optional()
  .transform((valor) => listaDe(valor).map(readPregunta))
  .meta({ type: 'array', items: z.toJSONSchema(pregunta, { io: 'input' }) as { type: 'object' } })

const listaDe = (valor: unknown): unknown[] => (Array.isArray(valor) ? valor : [])

function readPregunta(valor: unknown): PreguntaEscrita {
  const { texto, opciones } = Object(valor)
  return {
    texto: textoLargoEscrito.safeParse(texto).data ?? '',
    opciones: listaDe(opciones).map((una) => ({
      texto: textoEscrito.safeParse(Object(una).texto).data ?? '',
      es_correcta: banderaEscrita.safeParse(Object(una).es_correcta).data ?? false,
    })),
  }
}

type Falta = readonly [campo: (string | number)[], mensaje: string]

/** What is wrong with questions, each at its own field: preguntas.2.opciones.1.texto. */
export function faltasDePreguntas(preguntas: readonly PreguntaEscrita[]): Falta[] {
  if (preguntas.length < PREGUNTAS.minimo) {
    return [[['preguntas'], 'La evaluación necesita al menos una pregunta.']]
  }
  if (preguntas.length > PREGUNTAS.maximo) {
    return [[['preguntas'], `Una evaluación no puede tener más de ${PREGUNTAS.maximo} preguntas.`]]
  }
  return preguntas.flatMap((una, i) =>
    faltasDePregunta(una).map(([campo, mensaje]): Falta => [['preguntas', i, ...campo], mensaje]),
  )
}

function faltasDePregunta({ texto, opciones }: PreguntaEscrita): Falta[] {
  const faltas: Falta[] = []
  if (!texto) faltas.push([['texto'], 'Escribe el texto de la pregunta.'])
  if (exceeds(texto, LARGO.texto)) {
    faltas.push([['texto'], 'La pregunta no puede pasar de 5.000 caracteres.'])
  }
  if (opciones.length < OPCIONES.minimo || opciones.length > OPCIONES.maximo) {
    faltas.push([
      ['opciones'],
      `Cada pregunta necesita entre ${OPCIONES.minimo} y ${OPCIONES.maximo} opciones.`,
    ])
    return faltas
  }
  for (const [i, falta] of opciones.map(faltaDeOpcion).entries()) {
    if (falta) faltas.push([['opciones', i, 'texto'], falta])
  }
  if (opciones.filter(({ es_correcta }) => es_correcta).length !== 1) {
    faltas.push([['opciones'], 'Marca una sola opción como correcta.'])
  }
  return faltas
}

function faltaDeOpcion({ texto }: OpcionEscrita, i: number, opciones: OpcionEscrita[]): string | undefined {
  if (!texto) return 'Escribe el texto de la opción.'
  if (exceeds(texto, LARGO.texto)) return 'La opción no puede pasar de 5.000 caracteres.'
  const igual = opciones.slice(0, i).some((otra) => claveDeOpcion(otra.texto) === claveDeOpcion(texto))
  return igual ? 'Esta opción repite otra de la misma pregunta.' : undefined
}

/**
 * A question's options as one student sees them: mixed, and the same at each reload. Ids follow no order of the
 * teacher's, so whoever knows this way of mixing finds nothing behind it.
 */
export function enOrdenDeAlumno<T extends { id: number }>(
  opciones: readonly T[],
  asignacionId: number,
  preguntaId: number,
): T[] {
  const porId = opciones.toSorted((una, otra) => una.id - otra.id)
  return azarDe(semillaDe(asignacionId, preguntaId)).barajar(porId)
}

import { z } from 'zod'
import { azarDe, semillaDe } from '../base/azar.ts'
import { banderaEscrita, textoEscrito, textoLargoEscrito } from '../base/campos.ts'
import { groupBy } from '../base/grupos.ts'
import type { RecetaDeOido } from '../oido/receta.ts'
import type { FuenteDePregunta } from './dato-preguntado.ts'
import { type TipoDePregunta, tiposDePregunta } from './evaluaciones.ts'
import { camposDeMedios, camposDeMediosDeOpcion, readMedios, readMediosDeOpcion } from './medios.ts'
import { type Falta, faltasDePregunta } from './reglas-de-pregunta.ts'
import { claveDeCorta } from './respuesta-corta.ts'

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

const opcion = z.object({ texto: textoEscrito, es_correcta: banderaEscrita, ...camposDeMediosDeOpcion })
const pregunta = z.object({
  tipo: z.enum(tiposDePregunta).optional(),
  texto: textoLargoEscrito,
  explicacion: z.string().nullish(),
  aceptadas: z.array(z.string()).nullish(),
  ...camposDeMedios,
  opciones: z.array(opcion),
})

/** What is of a wrong type counts as not written, and the rules say what is missing. */
export const preguntasEscritas = z
  .unknown()
  .optional()
  .transform((valor) => listaDe(valor).map(readPregunta))
  .meta({ type: 'array', items: z.toJSONSchema(pregunta, { io: 'input' }) as { type: 'object' } })

const listaDe = (valor: unknown): unknown[] => (Array.isArray(valor) ? valor : [])

/** A kind that there is not stays as it was written: it is complained about. */
function readPregunta(valor: unknown): PreguntaEscrita {
  const { tipo: dicho, texto, explicacion, opciones, aceptadas } = Object(valor)
  const tipo: TipoDePregunta | undefined = dicho || undefined
  return {
    tipo,
    texto: textoLargoEscrito.safeParse(texto).data ?? '',
    explicacion: textoLargoEscrito.safeParse(explicacion).data || undefined,
    aceptadas: tipo === 'CORTA' ? readAceptadas(listaDe(aceptadas)) : undefined,
    ...readMedios(valor),
    opciones: tipo === 'CORTA' ? [] : listaDe(opciones).map((una) => readOpcion(una, tipo)),
  }
}

const readOpcion = (valor: unknown, tipo: TipoDePregunta | undefined): OpcionEscrita => ({
  texto: textoEscrito.safeParse(Object(valor).texto).data ?? '',
  // Of what is to be put in order nothing is right by itself.
  es_correcta: tipo !== 'ORDENAR' && (banderaEscrita.safeParse(Object(valor).es_correcta).data ?? false),
  ...readMediosDeOpcion(valor),
})

/** Each once. */
function readAceptadas(valores: readonly unknown[]): string[] {
  const textos = valores.map((una) => textoEscrito.safeParse(una).data ?? '')
  return [...groupBy(textos, claveDeCorta)].flatMap(([clave, [primera = '']]) => (clave ? [primera] : []))
}

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

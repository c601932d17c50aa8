import { z } from 'zod'
import { enteroEscrito, enUnaLinea, exceeds } from '../base/campos.ts'
import type { TipoDePregunta } from './evaluaciones.ts'
import { ACEPTADAS } from './reglas-de-pregunta.ts'

/** One answer: of which question, and what its kind asks for. */
export interface Respuesta {
  preguntaId: number
  /** Of UNA. */
  opcionElegidaId?: number | undefined
  /** Of VARIAS. */
  opcionesElegidas?: number[] | undefined
  /** Of CORTA. */
  texto?: string | undefined
  /** Of ORDENAR, all of its elements. */
  orden?: number[] | undefined
}

const RESPUESTA_INVALIDA = 'La respuesta no es válida.'

const id = z.int(RESPUESTA_INVALIDA).positive(RESPUESTA_INVALIDA)
/** Also as a radio button and an object's keys have it: written. */
const idEscrito = enteroEscrito.pipe(id)

const ids = z
  .array(idEscrito, RESPUESTA_INVALIDA)
  .max(100, RESPUESTA_INVALIDA)
  .transform((todos) => [...new Set(todos)])
  .nullish()
const texto = z
  .string(RESPUESTA_INVALIDA)
  .refine(
    (dicho) => !exceeds(dicho, ACEPTADAS.largo),
    `La respuesta no puede pasar de ${ACEPTADAS.largo} caracteres.`,
  )
  .transform(enUnaLinea)
  .nullish()

const respuesta = z
  .object(
    {
      preguntaId: idEscrito,
      opcionElegidaId: enteroEscrito.pipe(id.nullable()),
      opcionesElegidas: ids,
      texto,
      orden: ids,
    },
    RESPUESTA_INVALIDA,
  )
  .transform(
    ({ preguntaId, ...dichas }): Respuesta => ({
      preguntaId,
      ...Object.fromEntries(
        Object.entries(dichas).filter(([, valor]) => valor !== null && valor !== undefined),
      ),
    }),
  )
  .refine((una) => Object.keys(una).length <= 2, RESPUESTA_INVALIDA)

const isDicha = (una: Respuesta) => Object.keys(una).length === 2

/** What was left blank is said in one way only: an empty text, and no option at all. */
export const respuestaElegida = respuesta.refine(isDicha, {
  message: RESPUESTA_INVALIDA,
  path: ['opcionElegidaId'],
})

const isOnePerPregunta = (respuestas: Pick<Respuesta, 'preguntaId'>[]) =>
  new Set(respuestas.map(({ preguntaId }) => preguntaId)).size === respuestas.length

/** What is sent at the end, without what was left blank; what was kept before counts as well. */
export const respuestasEnviadas = z.object({
  respuestas: z
    .array(respuesta, 'Las respuestas deben ser una lista.')
    .max(200, 'Hay más respuestas que preguntas.')
    .refine(isOnePerPregunta, RESPUESTA_INVALIDA)
    .nullish()
    .transform((respuestas) => (respuestas ?? []).filter(isDicha)),
})

/** An answer as it is kept. */
export interface Contestada {
  opcionId: number | null
  /** Those that were marked, or all in their order. */
  opciones: number[] | null
  texto: string | null
}

export const contestadaDe = ({ opcionElegidaId, opcionesElegidas, texto, orden }: Respuesta): Contestada => ({
  opcionId: opcionElegidaId ?? null,
  opciones: orden ?? opcionesElegidas?.toSorted((una, otra) => una - otra) ?? null,
  texto: texto ?? null,
})

/** As it was sent. */
export function respuestaDe(
  { id: preguntaId, tipo }: { id: number; tipo: TipoDePregunta },
  { opcionId, opciones, texto }: Contestada,
): Respuesta {
  if (tipo === 'CORTA') return { preguntaId, texto: texto ?? '' }
  if (tipo === 'UNA') return { preguntaId, opcionElegidaId: opcionId ?? 0 }
  return { preguntaId, [tipo === 'VARIAS' ? 'opcionesElegidas' : 'orden']: opciones ?? [] }
}

/** Of nothing chosen and nothing written: the question waits for its answer. */
export const isEnBlanco = ({ opcionElegidaId, opcionesElegidas, texto, orden }: Respuesta) =>
  opcionElegidaId === undefined && !opcionesElegidas?.length && !texto?.trim() && !orden?.length

const sirven: Record<TipoDePregunta, (respuesta: Respuesta, suyas: ReadonlySet<number>) => boolean> = {
  UNA: ({ opcionElegidaId }, suyas) => opcionElegidaId !== undefined && suyas.has(opcionElegidaId),
  VARIAS: ({ opcionesElegidas }, suyas) => !!opcionesElegidas?.every((una) => suyas.has(una)),
  CORTA: ({ texto }) => texto !== undefined,
  ORDENAR: ({ orden }, suyas) =>
    !!orden?.every((una) => suyas.has(una)) && (orden.length === 0 || orden.length === suyas.size),
}

/** Whether it answers a question of this kind, with its own options. */
export const isDe = (
  { tipo, Opcion }: { tipo: TipoDePregunta; Opcion: readonly { id: number }[] },
  respuesta: Respuesta,
): boolean => sirven[tipo](respuesta, new Set(Opcion.map(({ id }) => id)))

import type { TipoDePregunta } from './evaluaciones.ts'
import { nombreDeOpcion } from './medios.ts'
import { vale } from './respuesta-corta.ts'
import type { Contestada } from './respuestas.ts'

interface OpcionCalificable {
  id: number
  texto: string
  alternativa?: string | null
  es_correcta: boolean
}

export interface Calificable {
  id: number
  tipo: TipoDePregunta
  anulada: boolean
  /** Of one to be put in order, in the right one. */
  Opcion: OpcionCalificable[]
  aceptadas: string[] | null
}

type DePregunta = Pick<Calificable, 'tipo' | 'Opcion' | 'aceptadas'>

const aciertan: Record<TipoDePregunta, (pregunta: DePregunta, contestada: Contestada) => boolean> = {
  // There may be two that are right.
  UNA: ({ Opcion }, { opcionId }) => Opcion.some(({ id, es_correcta }) => es_correcta && id === opcionId),
  VARIAS: ({ Opcion }, { opciones }) =>
    Opcion.every(({ id, es_correcta }) => es_correcta === opciones?.includes(id)),
  CORTA: ({ aceptadas }, { texto }) => vale(aceptadas ?? [], texto ?? ''),
  ORDENAR: ({ Opcion }, { opciones }) => Opcion.map(({ id }) => id).join() === opciones?.join(),
}

/** Whether an answer is right, wholly. */
export const acierta = (pregunta: DePregunta, contestada: Contestada | undefined): boolean =>
  contestada !== undefined && aciertan[pregunta.tipo](pregunta, contestada)

const textosDe = (opciones: readonly OpcionCalificable[]) => opciones.map(nombreDeOpcion)

export const correctasDe = <T extends OpcionCalificable>({ Opcion }: { Opcion: T[] }): T[] =>
  Opcion.filter(({ es_correcta }) => es_correcta)

const correctas: Record<TipoDePregunta, (pregunta: DePregunta) => string> = {
  UNA: (una) => textosDe(correctasDe(una)).join(' / '),
  VARIAS: (una) => textosDe(correctasDe(una)).join(' · '),
  CORTA: ({ aceptadas }) => (aceptadas ?? []).join(' / '),
  ORDENAR: ({ Opcion }) => textosDe(Opcion).join(' → '),
}

/** The right answer, in words. */
export const textoDeCorrecta = (pregunta: DePregunta): string => correctas[pregunta.tipo](pregunta)

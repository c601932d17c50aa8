import type { TipoDePregunta } from './evaluaciones.ts'

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

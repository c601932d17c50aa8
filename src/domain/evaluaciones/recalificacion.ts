import { acierta, type Calificable } from './acierto.ts'
import { claveDeOpcion } from './clave-de-opcion.ts'
import { vale } from './respuesta-corta.ts'
import type { Contestada } from './respuestas.ts'

/** What is done with a question whose datum has changed. */
export const modosDeRevisar = ['ACTUALIZAR', 'DOS', 'ANULAR'] as const
/** And with a CORTA that somebody answered well in other words. */
export const modosDeRecalificar = [...modosDeRevisar, 'ACEPTAR'] as const
export type ModoDeRecalificar = (typeof modosDeRecalificar)[number]

export const etiquetaDeRecalificacion: Record<ModoDeRecalificar, string> = {
  ACTUALIZAR: 'Actualizar',
  DOS: 'Dar por buenas las dos',
  ANULAR: 'Anular la pregunta',
  ACEPTAR: 'Dar por buena la respuesta',
}

/** An option that is not stored yet. */
export const SIN_ID = 0

/**
 * The question as it is from now on, where its datum says `ahora`, or that is taken for right too. What nobody could choose takes the place of what was
 * right; where both count, it stands beside it.
 */
export function recalificada<T extends Calificable>(pregunta: T, como: ModoDeRecalificar, ahora: string): T {
  if (como === 'ANULAR') return { ...pregunta, anulada: true }
  if (como === 'ACEPTAR') {
    const aceptadas = pregunta.aceptadas ?? []
    return vale(aceptadas, ahora) ? pregunta : { ...pregunta, aceptadas: [...aceptadas, ahora] }
  }
  const opciones = pregunta.Opcion
  const nueva = opciones.findIndex(({ texto }) => claveDeOpcion(texto) === claveDeOpcion(ahora))
  const opcion = { id: SIN_ID, texto: ahora, es_correcta: true }
  if (como === 'DOS') {
    const con = nueva < 0 ? [...opciones, opcion] : opciones
    return { ...pregunta, Opcion: con.map((una, i) => (i === nueva ? { ...una, es_correcta: true } : una)) }
  }
  const buena = nueva < 0 ? opciones.findIndex(({ es_correcta }) => es_correcta) : nueva
  return {
    ...pregunta,
    Opcion: opciones.map((una, i) => ({
      ...una,
      texto: i === buena && nueva < 0 ? ahora : una.texto,
      es_correcta: i === buena,
    })),
  }
}

/** The questions that count: one that was annulled counts for nobody, and is not asked. */
export const queCuentan = <T extends Pick<Calificable, 'anulada'>>(preguntas: readonly T[]): T[] =>
  preguntas.filter(({ anulada }) => !anulada)

/** How many answers are right, by question what was answered. */
export const aciertosDe = (
  preguntas: readonly Calificable[],
  contestadas: ReadonlyMap<number, Contestada>,
): number => queCuentan(preguntas).filter((una) => acierta(una, contestadas.get(una.id))).length

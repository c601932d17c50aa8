import { groupBy } from '../base/grupos.ts'
import { relojEn } from '../base/relojes.ts'

/** When the digest goes out; later it is too late for the day's mail, and the next one tells it all. */
const DESDE_LAS = 7
const HASTA_LAS = 21

export function isHoraDeBoletin(instante: number, zona: string): boolean {
  const { hora } = relojEn(zona, instante)
  return hora >= DESDE_LAS && hora < HASTA_LAS
}

/** How far back it looks at most, in milliseconds: after a long silence nobody needs all of it. */
export const BOLETIN_MAXIMO_MS = 7 * 24 * 60 * 60 * 1000

const tiposDeNovedad = [
  'publicacion',
  'tarea',
  'evaluacion',
  'calificacion',
  'comentario',
  'entrega',
] as const
type TipoDeNovedad = (typeof tiposDeNovedad)[number]

export interface Novedad {
  tipo: TipoDeNovedad
  catedra: string
  /** A post's, a task's or an evaluation's; of deliveries, the task's. */
  titulo: string
  /** Of a grade: '8 de 10'. Of a delivery: whose. Of what was said of one: '2 comentarios'. */
  detalle?: string
}

const frases: Record<TipoDeNovedad, (novedad: Novedad) => string> = {
  publicacion: ({ titulo }) => `Publicación: «${titulo}»`,
  tarea: ({ titulo }) => `Tarea nueva: «${titulo}»`,
  evaluacion: ({ titulo }) => `Evaluación nueva: «${titulo}»`,
  calificacion: ({ titulo, detalle }) => `Calificación: ${detalle} en «${titulo}»`,
  comentario: ({ titulo, detalle }) => `${detalle} de tu entrega: «${titulo}»`,
  entrega: ({ titulo, detalle }) => `Entrega de ${detalle}: «${titulo}»`,
}

const LINEAS_MAXIMO = 15

/** What a digest says, a line for each thing, course by course; what is too much is only counted. */
export function lineasDeBoletin(novedades: readonly Novedad[]): string[] {
  const porCatedra = groupBy(novedades, ({ catedra }) => catedra)
  const lineas = [...porCatedra].flatMap(([catedra, suyas]) =>
    suyas
      .toSorted((una, otra) => tiposDeNovedad.indexOf(una.tipo) - tiposDeNovedad.indexOf(otra.tipo))
      .map((novedad) => `${catedra} · ${frases[novedad.tipo](novedad)}`),
  )
  const resto = lineas.length - LINEAS_MAXIMO
  if (resto <= 0) return lineas
  return [...lineas.slice(0, LINEAS_MAXIMO), resto === 1 ? 'Y una novedad más.' : `Y ${resto} novedades más.`]
}

export function asuntoDeBoletin(novedades: number): string {
  return novedades === 1 ? 'Tu resumen: una novedad' : `Tu resumen: ${novedades} novedades`
}

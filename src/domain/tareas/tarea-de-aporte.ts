import type { ClaseDeAporte, EstadoSinAbrir } from '../aportes/recibos.ts'
import type { Fuente } from '../creadores/fuentes.ts'

/** What is delivered for a task: a file, or a contribution to the timeline. */
export const tiposDeTarea = ['ENTREGA', 'APORTE'] as const
export type TipoDeTarea = (typeof tiposDeTarea)[number]

export const etiquetaDeTipo: Record<TipoDeTarea, string> = {
  ENTREGA: 'Un archivo',
  APORTE: 'Un aporte a la línea de tiempo',
}

/** What a contribution that is a task must bring. */
export interface PedidoDeAporte {
  clase: ClaseDeAporte
  fuentes_minimas: number
}

export const etiquetaDeClase: Record<ClaseDeAporte, string> = {
  CREADOR: 'Un creador nuevo',
  CORRECCION: 'Una corrección de un creador',
}

interface ConFuentes {
  fuentes?: readonly Pick<Fuente, 'texto'>[] | undefined
  /** A line for each. */
  references?: string | null
}

/**
 * How many sources a contribution names: one by one, or a line of its references for each. Those that a creator has
 * already are not its own.
 */
export function fuentesDe(aporte: ConFuentes, conocidas: ConFuentes = {}): number {
  const ya = new Set([...textosDe(conocidas.fuentes), ...lineasDe(conocidas.references)])
  const nuevas = (textos: string[]) => new Set(textos.filter((texto) => !ya.has(texto))).size
  return nuevas(textosDe(aporte.fuentes)) || nuevas(lineasDe(aporte.references))
}

const textosDe = (fuentes: ConFuentes['fuentes'] = []): string[] =>
  fuentes.map(({ texto }) => texto.trim()).filter((texto) => texto !== '')

const lineasDe = (references: string | null | undefined): string[] =>
  (references ?? '')
    .split('\n')
    .map((linea) => linea.trim())
    .filter((linea) => linea !== '')

/** What is missing of the sources that a task asks for. */
export function faltaDeFuentes({ fuentes_minimas }: PedidoDeAporte, cuantas: number): string | undefined {
  if (cuantas >= fuentes_minimas) return undefined
  const pedidas = fuentes_minimas === 1 ? 'al menos una fuente' : `al menos ${fuentes_minimas} fuentes`
  return `Esta tarea pide ${pedidas}, y tu aporte ${cuantas === 0 ? 'no tiene ninguna' : `tiene ${cuantas}`}.`
}

/** How a contribution that was delivered stands in the timeline. */
export const etiquetaDeAporte: Record<EstadoSinAbrir, string> = {
  RECIBIDO: 'Espera la revisión de la administración',
  OBSERVADO: 'La administración pidió mejoras',
  PUBLICADO: 'Publicado en la línea de tiempo',
  RECHAZADO: 'No se publica',
  RETIRADO: 'Retirado',
}

import { cuandoVence, diasHasta } from '../base/cuando.ts'
import { diaCorto } from '../base/fechas.ts'
import type { Zona } from '../base/relojes.ts'
import { etiquetaDeLuz, type Luz, luces } from '../habilitacion/habilitacion.ts'

/** How many of each a course's summary shows; of the rest, only how many they are. */
export const ALUMNOS_A_LA_VISTA = 6
export const CLASES_EN_LA_TIRA = 12
export const TAREAS_QUE_ESPERAN = 3
export const FECHAS_SIN_LISTA = 3

/** So many days before it is due an evaluation is worth a warning. */
const DIAS_CERCA = 3

/** Of a course's class days, how many there have been; today's is one of them. */
export const clasesDadas = (fechas: readonly string[], hoy: string) => ({
  dadas: fechas.filter((fecha) => fecha <= hoy).length,
  total: fechas.length,
})

/** Still to be done, and soon. */
export function expiresSoon(zona: Zona, vence: number, ahora: number): boolean {
  return vence >= ahora && diasHasta(zona, vence, ahora) <= DIAS_CERCA
}

/** What a course's summary knows of one student, to say whether somebody should look after them. */
export interface Atencion {
  /** Where it is not sure that they may sit the exam. */
  peligro: { luz: Luz; frase: string } | null
  /** Of the last classes with a list, the earliest first; null where nobody marked it. */
  marcas: readonly (boolean | null)[]
  /** Tasks that were delivered, and those that are overdue. */
  entregadas: number
  vencidas: number
  enMora: boolean
}

/** So many classes missed in a row are worth a word. */
const SEGUIDAS = 2

/** Why somebody needs attention, in facts: what is too much is not decided here. Nobody does without a reason. */
export function motivosDe(atencion: Atencion): string[] {
  const { peligro, enMora } = atencion
  return [
    peligro ? `${etiquetaDeLuz[peligro.luz]}. ${peligro.frase}` : '',
    ...loQueFalta(atencion),
    enMora ? 'debe pagos' : '',
  ].filter(Boolean)
}

/** Who may not sit the exam comes first, then who misses classes or tasks, then who only owes. */
export function gravedadDe(atencion: Atencion): number {
  const { peligro } = atencion
  if (peligro) return luces.indexOf(peligro.luz) + 1
  return loQueFalta(atencion).length > 0 ? 1 : 0
}

const loQueFalta = ({ marcas, entregadas, vencidas }: Atencion): string[] =>
  [
    motivoDeAsistencia(marcas.filter((una) => una !== null)),
    entregadas === 0 && vencidas > 0 ? 'no entregó nada' : '',
  ].filter(Boolean)

function motivoDeAsistencia(tomadas: readonly boolean[]): string {
  const seguidas = tomadas.length - 1 - tomadas.lastIndexOf(true)
  const faltas = tomadas.filter((presente) => !presente).length
  if (seguidas >= SEGUIDAS) return `faltó a las últimas ${seguidas} clases`
  return faltas * 2 > tomadas.length && faltas >= SEGUIDAS
    ? `faltó a ${faltas} de las últimas ${tomadas.length} clases`
    : ''
}

/** What follows how many they are: 'entregas de «Coral»'. */
export const textoDeEntregas = (cuantas: number, titulo: string) =>
  `${cuantas === 1 ? 'entrega' : 'entregas'} de «${titulo}»`

/** 'la más antigua espera hace 3 días'. */
export function textoDeEspera(cuantas: number, zona: Zona, desde: number, ahora: number): string {
  const dias = -diasHasta(zona, desde, ahora)
  const tiempo = dias <= 0 ? 'desde hoy' : dias === 1 ? 'desde ayer' : `hace ${dias} días`
  return `${cuantas === 1 ? 'espera' : 'la más antigua espera'} ${tiempo}`
}

/** What follows how many they are; `fechas` are the last of them: 'clases sin lista: 12/11/2026 y 16/11/2026'. */
export function textoDeClasesSinLista(cuantas: number, fechas: readonly string[]): string {
  const clases = cuantas === 1 ? 'clase' : 'clases'
  const ultimas = cuantas > fechas.length ? 'las últimas, ' : ''
  return `${clases} sin lista: ${ultimas}${enFila(fechas.map(diaCorto))}`
}

const enFila = (textos: readonly string[]) =>
  textos.length < 2 ? textos.join('') : `${textos.slice(0, -1).join(', ')} y ${textos.at(-1)}`

interface EvaluacionCercana {
  titulo: string
  vence: number
  faltan: number
}

/** 'evaluación «Parcial» vence mañana: faltan 9 alumnos'. */
export function textoDeEvaluacion(
  { titulo, vence, faltan }: EvaluacionCercana,
  zona: Zona,
  ahora: number,
): string {
  const quienes = faltan === 1 ? 'falta 1 alumno' : `faltan ${faltan} alumnos`
  return `evaluación «${titulo}» ${cuandoVence(zona, vence, ahora)}: ${quienes}`
}

const LARGO_DE_EXTRACTO = 280

/** The beginning of a text, up to the end of a word. */
export function extractoDe(texto: string): string {
  const seguido = texto.replace(/\s+/g, ' ')
  if (seguido.length <= LARGO_DE_EXTRACTO) return seguido
  return `${seguido.slice(0, LARGO_DE_EXTRACTO).replace(/\s\S*$/, '')}…`
}

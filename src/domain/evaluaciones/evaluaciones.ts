/** Every state that people read. VENCIDA is never stored: it follows from the due date and the clock. */
export const estadosDeEvaluacion = ['PENDIENTE', 'VENCIDA', 'REALIZADA', 'CALIFICADA'] as const
export type EstadoDeEvaluacion = (typeof estadosDeEvaluacion)[number]

export const estadosGuardadosDeEvaluacion = ['PENDIENTE', 'REALIZADA', 'CALIFICADA'] as const

/** How an evaluation's questions came to be: an AI service, the catalogue of creators, somebody's hand. */
export const origenesDeEvaluacion = ['IA', 'CATALOGO', 'OIDO', 'MANUAL'] as const
export type OrigenDeEvaluacion = (typeof origenesDeEvaluacion)[number]

export const RESPONDE_TODAS = 'Por favor, responde todas las preguntas antes de enviar.'
export const ENVIADA_Y_CALIFICADA = '¡Evaluación enviada y calificada con éxito!'
export const YA_ENVIADA = 'Ya enviaste esta evaluación.'
export const SIN_PREGUNTAS = 'No hay preguntas disponibles.'
export const SIN_RESULTADOS = 'No se encontraron resultados para esta evaluación.'

/** What a student does next with one in this state. */
const acciones: Record<EstadoDeEvaluacion, string> = {
  PENDIENTE: 'Realizar Evaluación',
  VENCIDA: 'Realizar Evaluación',
  REALIZADA: 'Ver Resultados',
  CALIFICADA: 'Ver Calificación',
}

/** In a closed course what was not done can only be read. */
export const accionDeEvaluacion = (estado: EstadoDeEvaluacion, abierta: boolean) =>
  abierta || isRealizada(estado) ? acciones[estado] : 'Ver la Evaluación'

/** What is stored of one student's evaluation; instants are milliseconds since 1970. */
interface AsignacionDeEvaluacion {
  estado: (typeof estadosGuardadosDeEvaluacion)[number]
  enviada_en: number | null
}

/** The state that people read; `fecha_entrega` is the last instant that is in time, null for none. */
export function estadoDeEvaluacion(
  { estado }: Pick<AsignacionDeEvaluacion, 'estado'>,
  fecha_entrega: number | null,
  ahora: number,
): EstadoDeEvaluacion {
  const vencio = fecha_entrega !== null && ahora > fecha_entrega
  return estado === 'PENDIENTE' && vencio ? 'VENCIDA' : estado
}

/** Done, and its results can be read. */
export function isRealizada(estado: EstadoDeEvaluacion): boolean {
  return estado === 'REALIZADA' || estado === 'CALIFICADA'
}

/** 'Fuera de plazo': submitted after the due date. */
export function isFueraDePlazo(enviada_en: number | null, fecha_entrega: number | null): boolean {
  return enviada_en !== null && fecha_entrega !== null && enviada_en > fecha_entrega
}

/** The percentage of right answers, with at most two decimals. */
export function porcentajeDe(correctas: number, total: number): number {
  return total === 0 ? 0 : Math.round((correctas / total) * 10_000) / 100
}

interface TramoDeNotas {
  /** Percentages from here on … */
  desde: number
  /** … and below this; the last one has its end too. */
  hasta: number
  cuantos: number
}

const ANCHO_DE_TRAMO = 10

/** How many percentages lie in each tenth. */
export function distribucionDe(porcentajes: readonly number[]): TramoDeNotas[] {
  const tramos = Array.from({ length: 100 / ANCHO_DE_TRAMO }, (_, i) => ({
    desde: i * ANCHO_DE_TRAMO,
    hasta: (i + 1) * ANCHO_DE_TRAMO,
    cuantos: 0,
  }))
  for (const porcentaje of porcentajes) {
    const tramo = tramos[Math.min(Math.floor(porcentaje / ANCHO_DE_TRAMO), tramos.length - 1)]
    if (tramo) tramo.cuantos++
  }
  return tramos
}

/** Which datum of a creator a question of the catalogue asks. */
export const camposPreguntados = ['nacimiento', 'siglo', 'fallecimiento', 'periodo', 'rol', 'obra'] as const
export type CampoPreguntado = (typeof camposPreguntados)[number]

/** One right option, several, a short text, or things to be put in order. */
export const tiposDePregunta = ['UNA', 'VARIAS', 'CORTA', 'ORDENAR'] as const
export type TipoDePregunta = (typeof tiposDePregunta)[number]

/** Of which kinds the catalogue makes questions. */
export const tiposDelCatalogo = ['UNA', 'ORDENAR'] as const
export type TipoDelCatalogo = (typeof tiposDelCatalogo)[number]

export const etiquetaDeTipo: Record<TipoDePregunta, string> = {
  UNA: 'Una correcta',
  VARIAS: 'Varias correctas',
  CORTA: 'Respuesta corta',
  ORDENAR: 'Ordenar',
}

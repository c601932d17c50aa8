/** What somebody is told of, as each may choose to be mailed and pushed it. */
export const etiquetaDeAviso = {
  INSCRIPCION: 'Me inscriben en una cátedra',
  TAREA_ASIGNADA: 'Me asignan una tarea',
  TAREA_VENCE: 'Una tarea sin entregar vence en 24 horas',
  TAREA_CALIFICADA: 'Califican una entrega mía',
  TAREA_RECTIFICADA: 'Rectifican una nota mía',
  TAREA_DEVUELTA: 'Me devuelven una entrega',
  EVALUACION_ASIGNADA: 'Me asignan una evaluación',
  EVALUACION_VENCE: 'Una evaluación sin hacer vence en 24 horas',
  EVALUACION_RECALIFICADA: 'Cambia el resultado de una evaluación mía',
  HABILITACION: 'Puedo quedar sin rendir en una cátedra',
  JUSTIFICATIVO: 'Un justificativo de faltas: llega, o me lo responden',
  PUBLICACION: 'Publican algo en el tablón',
  COMENTARIO: 'Comentan una entrega, o una publicación mía',
  PAGO: 'Un recibo, o un pago pendiente',
  ENTREGA: 'Entregan una tarea',
  PEDIDO_DE_INGRESO: 'Alguien pide entrar en una cátedra mía',
  PREGUNTAS_POR_REVISAR: 'Cambia un dato que preguntan mis evaluaciones',
  RESUMEN: 'El resumen del día, cuando hay novedades',
} as const

export type Aviso = keyof typeof etiquetaDeAviso

export const avisos = Object.keys(etiquetaDeAviso) as [Aviso, ...Aviso[]]

export type RolConAvisos = 'alumno' | 'docente'

/** In which of the two somebody has an inbox. */
export const rolConAvisosDe = ({ rol }: { rol: string }): RolConAvisos =>
  rol === 'docente' ? 'docente' : 'alumno'

const DE_DOCENTE: readonly Aviso[] = ['ENTREGA', 'PEDIDO_DE_INGRESO', 'PREGUNTAS_POR_REVISAR']

/** Which of them each role chooses. */
export const avisosDe: Record<RolConAvisos, readonly Aviso[]> = {
  alumno: avisos.filter((aviso) => !DE_DOCENTE.includes(aviso)),
  docente: ['JUSTIFICATIVO', 'COMENTARIO', ...DE_DOCENTE, 'RESUMEN'],
}

const SIN_CORREO: readonly Aviso[] = ['PUBLICACION', 'COMENTARIO', 'ENTREGA', 'PREGUNTAS_POR_REVISAR']
const SIN_TELEFONO: readonly Aviso[] = [
  'INSCRIPCION',
  'COMENTARIO',
  'PAGO',
  'ENTREGA',
  'PREGUNTAS_POR_REVISAR',
  'RESUMEN',
]

/** How a kind comes to somebody: the inbox has it in any case. */
export interface Medios {
  correo: boolean
  telefono: boolean
}

/** What was chosen; null where nothing was. */
type Elegidos = { [medio in keyof Medios]: boolean | null }

export const mediosDe = (rol: RolConAvisos, aviso: Aviso, elegidos?: Elegidos): Medios => {
  const elige = avisosDe[rol].includes(aviso)
  return {
    correo: elegidos?.correo ?? (elige && !SIN_CORREO.includes(aviso)),
    telefono: elegidos?.telefono ?? (elige && !SIN_TELEFONO.includes(aviso)),
  }
}

/** How long before a due date who has not delivered is warned, in milliseconds. */
export const AVISA_ANTES_MS = 24 * 60 * 60 * 1000

/** The kinds of mail that their receiver can switch off, with what each one says. */
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
  PEDIDO_DE_INGRESO: 'Alguien pide entrar en una cátedra mía',
  JUSTIFICATIVO: 'Un justificativo de faltas: llega, o me lo responden',
  RESUMEN: 'El resumen del día, cuando hay novedades',
} as const

export type Aviso = keyof typeof etiquetaDeAviso

export const avisos = Object.keys(etiquetaDeAviso) as [Aviso, ...Aviso[]]

/** Which of them each role gets. */
export const avisosDe: Record<'alumno' | 'docente', readonly Aviso[]> = {
  alumno: avisos.filter((uno) => uno !== 'PEDIDO_DE_INGRESO'),
  docente: ['PEDIDO_DE_INGRESO', 'JUSTIFICATIVO', 'RESUMEN'],
}

/** How long before a due date who has not delivered is warned, in milliseconds. */
export const AVISA_ANTES_MS = 24 * 60 * 60 * 1000

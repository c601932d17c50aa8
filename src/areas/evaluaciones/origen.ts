import type { OrigenDeEvaluacion } from '../../domain/evaluaciones/evaluaciones'

export const etiquetaDeOrigen: Record<OrigenDeEvaluacion, string> = {
  IA: 'Generada por IA',
  CATALOGO: 'Desde la línea de tiempo',
  OIDO: 'De oído',
  MANUAL: 'Escrita a mano',
}

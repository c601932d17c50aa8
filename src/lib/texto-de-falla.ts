import { ApiError } from './api'

/** Of moderating, whose texts stand where the server fails, whatever it says. */
export const fallasDeModeracion = {
  aprobarAporte: 'Error al aprobar el aporte.',
  remitirAporte: 'Error al remitir el aporte.',
  rechazarAporte: 'Error al rechazar el aporte.',
  aprobarSugerencia: 'Error al aprobar la sugerencia',
  rechazarSugerencia: 'Error al rechazar la sugerencia',
  calificarTarea: 'Error al calificar la tarea.',
  anadirCreador: 'No se pudo añadir el compositor.',
} as const

const deModeracion = new Set<string>(Object.values(fallasDeModeracion))

/** The server's own words where it has some; otherwise what this screen says, to the letter. */
export function textoDeFalla(falla: string, error: unknown): string {
  if (!(error instanceof ApiError)) return falla
  const vale = deModeracion.has(falla) ? error.conTexto : error.diceAlgo
  return vale ? error.message : falla
}

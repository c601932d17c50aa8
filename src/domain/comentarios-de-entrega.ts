export const autoresDeComentario = ['alumno', 'docente', 'admin'] as const

/** Who comments on a delivery. */
export type AutorDeComentario = (typeof autoresDeComentario)[number]

export const VOZ_MAXIMA_MS = 60_000
/** A minute, even where it is hardly compressed. */
export const VOZ_MAXIMA_BYTES = 8 * 1024 * 1024

export const VOZ_LARGA = 'La grabación no puede durar más de un minuto.'
export const MOMENTO_INVALIDO = 'El momento se dice en milisegundos desde el comienzo.'
export const MOMENTO_DESPUES_DEL_FINAL = 'Ese momento está después del final.'

const BORRABLE_MS = 15 * 60 * 1000

/** Until when whoever wrote it may take it back. */
export const borrableHasta = (created_at: number): number => created_at + BORRABLE_MS

/** Whether a moment is past the end of what lasts so long; of what has no moments, any is. */
export const isDespuesDelFinal = (
  en_ms: number | null,
  { duracion_ms, seEscucha }: { duracion_ms: number | null; seEscucha: boolean },
): boolean => en_ms !== null && (!seEscucha || (duracion_ms !== null && en_ms > duracion_ms))

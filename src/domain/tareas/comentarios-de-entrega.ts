export const autoresDeComentario = ['alumno', 'docente', 'admin'] as const

/** Who comments on a delivery. */
export type AutorDeComentario = (typeof autoresDeComentario)[number]

export const VOZ_MAXIMA_MS = 60_000
/** A minute, even where it is hardly compressed. */
export const VOZ_MAXIMA_BYTES = 8 * 1024 * 1024
/** The same where nobody knows how long it lasts: what a minute may be of what is compressed. */
export const VOZ_SIN_MEDIDA_BYTES = 3 * 1024 * 1024

export const VOZ_LARGA = 'La grabación no puede durar más de un minuto.'
export const MOMENTO_INVALIDO = 'El momento se dice en milisegundos desde el comienzo.'
export const MOMENTO_DESPUES_DEL_FINAL = 'Ese momento está después del final.'

const BORRABLE_MS = 15 * 60 * 1000

/** Until when whoever wrote it may take it back. */
export const borrableHasta = (created_at: number): number => created_at + BORRABLE_MS

/** What lasts longest has a kilobit for each second. */
const MS_POR_BYTE = 8

interface Comentado {
  duracion_ms: number | null
  bytes: number
  seEscucha: boolean
}

/** Whether a moment is past the end of what lasts so long, or could; of what has no moments, any is. */
export const isDespuesDelFinal = (
  en_ms: number | null,
  { duracion_ms, bytes, seEscucha }: Comentado,
): boolean => en_ms !== null && (!seEscucha || en_ms > (duracion_ms ?? bytes * MS_POR_BYTE))

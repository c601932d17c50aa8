import { useParams } from 'react-router'

/** An id in the address; null for what is no positive integer. */
export const useId = (nombre: string): number | null => readId(useParams()[nombre])

/** The same for a screen's loader. */
export const readId = (escrito = ''): number | null =>
  /^[1-9]\d{0,14}$/.test(escrito) ? Number(escrito) : null

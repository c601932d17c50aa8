import { useParams } from 'react-router'

/** An id in the address; null for what is no positive integer. */
export function useId(nombre: string): number | null {
  const escrito = useParams()[nombre] ?? ''
  return /^[1-9]\d{0,14}$/.test(escrito) ? Number(escrito) : null
}

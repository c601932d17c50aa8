/** How a contributor appears in the ranking. */
export const modosDeAparecer = ['NOMBRE', 'CORREO', 'ANONIMO'] as const
export type ModoDeAparecer = (typeof modosDeAparecer)[number]

export const ANONIMO = 'Anónimo'

/** Who contributed with several addresses, as they want to be seen. */
export interface Contribuyente {
  id: number
  como: ModoDeAparecer
  nombre: string | null
}

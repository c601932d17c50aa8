import type { Deps } from '../../deps.ts'
import type { Logo } from './hoja.ts'

/** The institution's, for the head of a document. */
export function logoDe({ institucion }: Pick<Deps, 'institucion'>): Logo | null {
  const { logo } = institucion.read()
  return logo && { tipo: logo.tipo, bytes: institucion.readLogo() }
}

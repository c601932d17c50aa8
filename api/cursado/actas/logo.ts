import type { Deps } from '../../suelo/deps.ts'

/** The institution's, for the head of a document. */
export const logoDe = ({ institucion }: Pick<Deps, 'institucion'>): Uint8Array | null =>
  institucion.read().logo && institucion.readLogo()

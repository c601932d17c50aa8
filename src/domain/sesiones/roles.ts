export const roles = [
  'COMPOSER',
  'PINTOR',
  'CINEASTA',
  'ESCRITOR',
  'POET',
  'CONDUCTOR',
  'ARRANGER',
  'PERFORMER',
  'ENSEMBLE_ORCHESTRA',
] as const

export type Rol = (typeof roles)[number]

export const etiquetaDeRol: Record<Rol, string> = {
  COMPOSER: 'Compositor',
  PINTOR: 'Pintor',
  CINEASTA: 'Cineasta',
  ESCRITOR: 'Escritor',
  POET: 'Poeta',
  CONDUCTOR: 'Director',
  ARRANGER: 'Arreglista',
  PERFORMER: 'Intérprete',
  ENSEMBLE_ORCHESTRA: 'Agrupación/Orquesta',
}

/** A card's category: the label of the first role, 'Creador' without one. */
export function categoria(mainRole: readonly Rol[]): string {
  const [primero] = mainRole
  return primero ? etiquetaDeRol[primero] : 'Creador'
}

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

/** The art of each; somebody is of that of the first role. */
export const arteDeRol = {
  COMPOSER: 'MUSICA',
  PINTOR: 'PLASTICA',
  CINEASTA: 'CINE',
  ESCRITOR: 'LETRAS',
  POET: 'LETRAS',
  CONDUCTOR: 'MUSICA',
  ARRANGER: 'MUSICA',
  PERFORMER: 'MUSICA',
  ENSEMBLE_ORCHESTRA: 'MUSICA',
} as const satisfies Record<Rol, string>

export const arteDe = ([primero = 'COMPOSER']: readonly Rol[]) => arteDeRol[primero]

/** A card's category: the label of the first role, 'Creador' without one. */
export function categoria(mainRole: readonly Rol[]): string {
  const [primero] = mainRole
  return primero ? etiquetaDeRol[primero] : 'Creador'
}

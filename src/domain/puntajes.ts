export type Nivel = 'alto' | 'medio' | 'bajo'

/** From 80 % on it went well; below 60 % it did not. */
export function nivelDePuntaje(puntos: number, posibles: number): Nivel {
  if (puntos >= posibles * 0.8) return 'alto'
  return puntos >= posibles * 0.6 ? 'medio' : 'bajo'
}

/** How well a score in percent is. */
export type NivelDePuntaje = 'excelente' | 'bueno' | 'regular' | 'bajo'

export function nivelDePuntaje(porcentaje: number): NivelDePuntaje {
  if (porcentaje >= 90) return 'excelente'
  if (porcentaje >= 70) return 'bueno'
  return porcentaje >= 50 ? 'regular' : 'bajo'
}

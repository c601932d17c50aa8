import { type DatosDeSugerencia, sugerenciaNueva } from '../../domain/sugerencias'
import type { Valores } from '../creador/valores'

/** The values as the schema reads them, whatever its rules say of them. */
export function datosDe(valores: Valores): DatosDeSugerencia {
  const leidos = Object.entries(sugerenciaNueva.shape).map(([campo, tipo]) => [
    campo,
    tipo.parse(valores[campo as keyof Valores]),
  ])
  return Object.fromEntries(leidos)
}

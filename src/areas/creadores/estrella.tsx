import type { Calidad } from '../../domain/creadores/creadores'
import { TRAZO_DE_ESTRELLA, textoDeCalidad } from '../../lib/ficha'

export function Estrella({ calidad }: { calidad: Calidad | null }) {
  return (
    <svg className={`estrella ${calidad ?? ''}`} viewBox="0 0 24 24" role="img">
      <title>{textoDeCalidad(calidad)}</title>
      <path d={TRAZO_DE_ESTRELLA} />
    </svg>
  )
}

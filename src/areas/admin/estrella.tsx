import type { Calidad } from '../../domain/creadores'
import { textoDeCalidad } from '../../lib/ficha'

const TRAZO = 'm12 2.2 3 6.3 6.9.9-5 4.8 1.2 6.9-6.1-3.4-6.1 3.4 1.2-6.9-5-4.8 6.9-.9z'

export function Estrella({ calidad }: { calidad: Calidad | null }) {
  return (
    <svg className={`estrella ${calidad ?? ''}`} viewBox="0 0 24 24" role="img">
      <title>{textoDeCalidad(calidad)}</title>
      <path d={TRAZO} />
    </svg>
  )
}

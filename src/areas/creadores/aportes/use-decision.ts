import type { Calidad } from '../../../domain/creadores'
import type { Periodo } from '../../../domain/periodos'
import { opcionesDePeriodo } from '../../../islands/creador/opciones-de-periodo'
import { useBorrador } from '../../base/borrador'
import { type Aporte, borradorDeDecision } from './queries'

interface Elegida {
  period?: Periodo
  quality?: Calidad
}

/**
 * With which period and quality it would be published: what is suggested until somebody chooses. One that was on the
 * timeline before goes back as it was: there a period is a judgement, not the birth year's. What was chosen waits, in
 * the list and beside the preview alike, until it is published: a session that ends must not publish something else.
 */
export function useDecision({ id, suggestedPeriod, suggestedQuality, ...aporte }: Aporte) {
  const [guardada, save] = useBorrador(borradorDeDecision(id))
  const elegida: Elegida = JSON.parse(guardada || '{}')
  const choose = (nueva: Elegida) => save(JSON.stringify({ ...elegida, ...nueva }))
  const propio = aporte.quality && opcionesDePeriodo.find(({ value }) => value === aporte.period)?.value
  return {
    period: elegida.period ?? (propio || suggestedPeriod),
    quality: elegida.quality ?? aporte.quality ?? suggestedQuality,
    setPeriod: (period: Periodo) => choose({ period }),
    setQuality: (quality: Calidad) => choose({ quality }),
  }
}

export type Decision = ReturnType<typeof useDecision>

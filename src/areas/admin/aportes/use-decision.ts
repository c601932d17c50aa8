import { useState } from 'react'
import type { Calidad } from '../../../domain/creadores'
import type { Periodo } from '../../../domain/periodos'
import { opcionesDePeriodo } from '../opciones'
import type { Aporte } from './queries'

/**
 * With which period and quality it would be published: what is suggested until somebody chooses. One that was on the
 * timeline before goes back as it was: there a period is a judgement, not the birth year's.
 */
export function useDecision({ suggestedPeriod, suggestedQuality, ...aporte }: Aporte) {
  const [period, setPeriod] = useState<Periodo | null>(null)
  const [quality, setQuality] = useState<Calidad | null>(null)
  const propio = aporte.quality && opcionesDePeriodo.find(({ value }) => value === aporte.period)?.value
  return {
    period: period ?? (propio || suggestedPeriod),
    quality: quality ?? aporte.quality ?? suggestedQuality,
    setPeriod,
    setQuality,
  }
}

export type Decision = ReturnType<typeof useDecision>

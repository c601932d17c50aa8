import { useState } from 'react'
import type { Calidad } from '../../../domain/creadores'
import type { Periodo } from '../../../domain/periodos'
import type { Aporte } from './queries'

/** With which period and quality it would be published: what is suggested until somebody chooses. */
export function useDecision({ suggestedPeriod, suggestedQuality }: Aporte) {
  const [period, setPeriod] = useState<Periodo | null>(null)
  const [quality, setQuality] = useState<Calidad | null>(null)
  return {
    period: period ?? suggestedPeriod,
    quality: quality ?? suggestedQuality,
    setPeriod,
    setQuality,
  }
}

export type Decision = ReturnType<typeof useDecision>

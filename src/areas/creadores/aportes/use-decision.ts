import type { Calidad } from '../../../domain/creadores/creadores'
import type { Periodo } from '../../../domain/creadores/periodos'
import { opcionesDePeriodo } from '../../../islands/creador/opciones-de-periodo'
import { useBorrador } from '../../base/borrador'
import { type Aporte, borradorDeDecision } from './queries'

interface Elegida {
  period?: Periodo
  quality?: Calidad
}

/**
 * With which period and quality it would be published: what is suggested until somebody chooses. A period of the
 * timeline's stays, whether the contributor chose it or it was there before: it is a judgement, not the birth year's. What was chosen waits, in
 * the list and beside the preview alike, until it is published: a session that ends must not publish something else.
 */
export function useDecision({ id, suggestedPeriod, suggestedQuality, ...aporte }: Aporte) {
  const [guardada, save] = useBorrador(borradorDeDecision(id))
  const elegida: Elegida = JSON.parse(guardada || '{}')
  const choose = (nueva: Elegida) => save(JSON.stringify({ ...elegida, ...nueva }))
  const propio = opcionesDePeriodo.find(({ value }) => value === aporte.period)?.value
  const isElegido = propio !== undefined && (propio !== 'INDETERMINADO' || aporte.quality !== null)
  return {
    period: elegida.period ?? (isElegido ? propio : suggestedPeriod),
    quality: elegida.quality ?? aporte.quality ?? suggestedQuality,
    setPeriod: (period: Periodo) => choose({ period }),
    setQuality: (quality: Calidad) => choose({ quality }),
  }
}

export type Decision = ReturnType<typeof useDecision>

import type { ReactNode } from 'react'
import type { PrimerosPasos } from './queries'

export interface PropsDePaso {
  pasos: PrimerosPasos
  /** Once it is done. */
  onFollow: () => void
  /** The way on without doing it. */
  saltar: ReactNode
}

import { lazy, Suspense } from 'react'
import type { Props } from './pendiente'

const Pendiente = lazy(() => import('./pendiente').catch(() => ({ default: () => null })))

/** Looked for once the screen is there. */
export function GrabacionPendiente(props: Props) {
  return (
    <Suspense fallback={null}>
      <Pendiente {...props} />
    </Suspense>
  )
}

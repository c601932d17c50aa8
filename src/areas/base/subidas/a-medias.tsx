import { lazy, Suspense } from 'react'
import type { Props } from './lo-que-quedo'

const LoQueQuedo = lazy(() => import('./lo-que-quedo').catch(() => ({ default: () => null })))

/** Looked for once the screen is there. */
export function SubidaAMedias(props: Props) {
  return (
    <Suspense fallback={null}>
      <LoQueQuedo {...props} />
    </Suspense>
  )
}

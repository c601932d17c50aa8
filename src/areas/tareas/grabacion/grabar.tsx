import { lazy, Suspense } from 'react'
import type { Props } from './grabador'

/** Where it can't come down there is the file field. */
const Grabador = lazy(() => import('./grabador').catch(() => ({ default: () => null })))

/** The recorder, which comes when somebody is about to deliver. */
export function Grabar(props: Props) {
  return (
    <Suspense fallback={null}>
      <Grabador {...props} />
    </Suspense>
  )
}

/** What was recorded of a task that is delivered is not wanted any more. */
export function forgetEntregada(tareaId: number) {
  import('./piezas').then(
    ({ claveDe, forgetGrabacion }) => {
      const clave = claveDe(tareaId)
      if (clave) void forgetGrabacion(clave)
    },
    () => {},
  )
}

import { useSyncExternalStore } from 'react'
import { $sesion } from '../../lib/sesion'

/** The session, followed: a screen knows at once that it has ended, here or in another tab. */
export function useSesion() {
  return useSyncExternalStore($sesion.listen, $sesion.get)
}

import { useStore } from '@nanostores/react'
import { $sesion } from '../../lib/sesion'

/** The session, followed: a screen knows at once that it has ended, here or in another tab. */
export function useSesion() {
  return useStore($sesion)
}

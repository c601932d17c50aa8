import { useStore } from '@nanostores/react'
import { createContext } from 'react'
import { $sesion } from '../../lib/sesion'
import type { Area } from './area'

/** The session, followed: a screen knows at once that it has ended, here or in another tab. */
export function useSesion() {
  return useStore($sesion)
}

/** Whose area the screens stand in. It lies here, where all have it already: apart it would be one more to download. */
export const ContextoDeArea = createContext<Area | null>(null)

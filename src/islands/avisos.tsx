import { Toaster } from '../ui/toast'
import { createRaizAparte } from './raiz'

let montados = false

/** The page's toasts, once, whichever form comes first. */
export function ensureAvisos() {
  if (montados) return
  montados = true
  createRaizAparte().render(<Toaster />)
}

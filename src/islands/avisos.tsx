import { createRoot } from 'react-dom/client'
import { Toaster } from '../ui/toast'

let montados = false

/** The page's toasts, once, whichever form comes first. */
export function ensureAvisos() {
  if (montados) return
  montados = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />)
}

import { keepMiAporte, type MiAporte } from '../../lib/mis-aportes'
import { toast } from '../../ui/toast'

const rutaDe = ({ recibo }: MiAporte) => `/aporte/${encodeURIComponent(recibo)}`

/** Of a suggestion, whose reader goes on reading: a way to what became of it, and it is kept in this browser. */
export function announceRecibo(aporte: MiAporte) {
  keepMiAporte(aporte)
  toast.withAction(`Tu recibo: ${aporte.recibo}`, 'Ver en qué está', () => location.assign(rutaDe(aporte)))
}

/** Of a creator that was added: its page is what comes next, in the place of an open dialog's entry in the history. */
export function openRecibo(aporte: MiAporte) {
  history.replaceState(null, '')
  location.replace(rutaDe(aporte))
}

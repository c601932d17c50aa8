import { keepMiAporte, type MiAporte } from '../../lib/mis-aportes'
import { toast } from '../../ui/toast'

/** Says the receipt, with a way to what it tells, and keeps it in this browser. */
export function announceRecibo(aporte: MiAporte) {
  keepMiAporte(aporte)
  toast.withAction(`Tu recibo: ${aporte.recibo}`, 'Ver en qué está', () => {
    location.href = `/aporte/${encodeURIComponent(aporte.recibo)}`
  })
}

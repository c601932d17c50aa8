import { useEffect } from 'react'
import { remember } from '../../../lib/recordar'
import { toast } from '../../../ui/toast'

const POR_DECIR = 'aviso:institucion'

/** What the page says of the institution it was told when it was loaded: it loads anew, and says then what was done. */
export function reloadIn(direccion: string, aviso: string): void {
  remember(POR_DECIR, aviso, 'sessionStorage')
  location.assign(direccion)
}

/** Says what was done before the page loaded. */
export function useAvisoDeRecarga(): void {
  useEffect(() => {
    const aviso = sessionStorage.getItem(POR_DECIR)
    sessionStorage.removeItem(POR_DECIR)
    if (aviso) toast.success(aviso)
  }, [])
}

import { useEffect } from 'react'
import { pestana } from '../../../lib/dispositivo'
import { toast } from '../../../ui/toast'

const POR_DECIR = 'aviso:institucion'

/** What the page says of the institution it was told when it was loaded: it loads anew, and says then what was done. */
export function reloadIn(direccion: string, aviso: string): void {
  pestana.keep(POR_DECIR, aviso)
  location.assign(direccion)
}

/** Says what was done before the page loaded. */
export function useAvisoDeRecarga(): void {
  useEffect(() => {
    const aviso = pestana.read(POR_DECIR)
    pestana.forget(POR_DECIR)
    if (aviso) toast.success(aviso)
  }, [])
}

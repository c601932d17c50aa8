import { Download } from 'lucide-react'
import { download } from '../../lib/descarga'
import { Button } from '../../ui/button'
import { announceFailure } from './fallas'
import { useAccion } from './use-accion'

const descarga = {
  mutationFn: download,
  onError: announceFailure('No se pudo descargar la lista.'),
}

/** A list as a file that a spreadsheet opens; `direccion` is that of the API's call. */
export function Exportar({ direccion, children = 'Exportar CSV' }: { direccion: string; children?: string }) {
  const { send, enviando } = useAccion(descarga)
  return (
    <Button onClick={() => send(direccion)} saving={enviando} savingLabel="Exportando...">
      <Download aria-hidden="true" /> {children}
    </Button>
  )
}

import { Download } from 'lucide-react'
import { descargar } from '../../lib/descarga'
import { Button } from '../../ui/button'
import { avisarFalla } from './fallas'
import { useAccion } from './use-accion'

const descarga = {
  mutationFn: descargar,
  onError: avisarFalla('No se pudo descargar la lista.'),
}

/** A list as a file that a spreadsheet opens; `direccion` is that of the API's call. */
export function Exportar({ direccion, children = 'Exportar CSV' }: { direccion: string; children?: string }) {
  const { enviar, enviando } = useAccion(descarga)
  return (
    <Button onClick={() => enviar(direccion)} saving={enviando} savingLabel="Exportando...">
      <Download aria-hidden="true" /> {children}
    </Button>
  )
}

import { Download } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button'
import { announceFailure } from './fallas'
import { useAccion } from './use-accion'

/** Few save it: how, comes when somebody does. */
const descarga = (falla: string) => ({
  mutationFn: async (direccion: string) => (await import('../../lib/descarga')).download(direccion),
  onError: announceFailure(falla),
})

interface Props {
  direccion: string
  /** What is said when it could not be had. */
  falla?: string
  variant?: ComponentProps<typeof Button>['variant']
  children?: ReactNode
}

/** Saves a file of the API, as a list that a spreadsheet opens; `direccion` is that of its call. */
export function Exportar({
  direccion,
  falla = 'No se pudo descargar la lista.',
  variant,
  children = 'Exportar CSV',
}: Props) {
  const { send, enviando } = useAccion(descarga(falla))
  return (
    <Button variant={variant} onClick={() => send(direccion)} saving={enviando} savingLabel="Exportando...">
      <Download aria-hidden="true" /> {children}
    </Button>
  )
}

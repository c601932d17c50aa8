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
  children: ReactNode
}

interface PropsDeLista extends Pick<Props, 'direccion' | 'variant'> {
  excel?: string
  csv?: string
}

/** A list, as the file that a school's spreadsheet saves and as what any program reads; `direccion` is without its ending. */
export const ExportarLista = ({
  direccion,
  variant,
  excel = 'Exportar Excel (.xlsx)',
  csv = 'Exportar CSV',
}: PropsDeLista) => (
  <>
    <Exportar variant={variant} direccion={`${direccion}.xlsx`}>
      {excel}
    </Exportar>
    <Exportar variant={variant} direccion={`${direccion}.csv`}>
      {csv}
    </Exportar>
  </>
)

/** Saves a file of the API; `direccion` is that of its call. */
export function Exportar({ direccion, falla = 'No se pudo descargar la lista.', variant, children }: Props) {
  const { send, enviando } = useAccion(descarga(falla))
  return (
    <Button variant={variant} onClick={() => send(direccion)} saving={enviando} savingLabel="Exportando...">
      <Download aria-hidden="true" /> {children}
    </Button>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog'
import { Skeleton } from '../../../ui/skeleton'
import type { Entrega } from '../tipos'
import { Correccion } from './correccion'
import { CreadorNuevo } from './creador-nuevo'
import { aportePropioQuery } from './queries'

interface Props {
  entrega: Entrega
  onClose: () => void
}

/** The contribution that a task asks for, over its page; what was delivered before is mended. */
export default function Escritura({ entrega, onClose }: Props) {
  const { titulo, pide, Catedra } = entrega.TareaMaestra
  const { data: antes, isPending } = useQuery({
    ...aportePropioQuery(entrega.id),
    enabled: entrega.aporte !== null,
  })
  if (pide === null) return null
  const espera = entrega.aporte !== null && isPending
  const Formulario = pide.clase === 'CREADOR' ? CreadorNuevo : Correccion
  return (
    <Dialog open onClose={onClose} title="Mi aporte" description={`${titulo} · ${Catedra.nombre}`}>
      {espera ? (
        <div className="ui-dialogo-cuerpo">
          <Skeleton lines={6} />
        </div>
      ) : (
        <Formulario entrega={entrega} pide={pide} antes={antes ?? null} onClose={onClose} />
      )}
    </Dialog>
  )
}

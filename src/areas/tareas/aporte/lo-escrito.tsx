import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog'
import { Skeleton } from '../../../ui/skeleton'
import LoAportado from './lo-aportado'
import { aportePropioQuery } from './queries'

interface Props {
  entregaId: number
  /** Of whom it is about. */
  nombre: string
  onClose: () => void
}

/** The own contribution as it was delivered, over its task. */
export default function LoEscrito({ entregaId, nombre, onClose }: Props) {
  const { data, isPending, isError } = useQuery(aportePropioQuery(entregaId))
  return (
    <Dialog open onClose={onClose} title={nombre}>
      <div className="ui-dialogo-cuerpo">
        {isPending && <Skeleton lines={6} />}
        {data && <LoAportado creador={data.creador as never} cambios={data.cambios} />}
        {isError && (
          <p className="apagado">No se pudo leer tu aporte. Revisa tu conexión y ábrelo otra vez.</p>
        )}
        {data === null && <p className="apagado">Lo que entregaste ya no está.</p>}
      </div>
    </Dialog>
  )
}

import { Dialog } from '../../../ui/dialog'
import { useUltimo } from '../../base/use-ultimo'
import { DetalleDeAsistencia, type DiaDeAlumno } from '../detalle-de-asistencia'

interface Props {
  anio: number
  /** Nothing where it is closed. */
  detalle: { nombre: string; dias: DiaDeAlumno[] } | null
  alCerrar: () => void
}

export function DialogoDeDetalle({ anio, detalle, alCerrar }: Props) {
  const titulo = useUltimo(detalle?.nombre ?? null)
  return (
    <Dialog
      open={detalle !== null}
      onClose={alCerrar}
      title={titulo ?? ''}
      description={`Asistencia de ${anio}`}
    >
      <div className="ui-dialogo-cuerpo">{detalle && <DetalleDeAsistencia dias={detalle.dias} />}</div>
    </Dialog>
  )
}

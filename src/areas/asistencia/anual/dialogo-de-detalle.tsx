import { SOBRE_TODO_EL_CURSO } from '../../../domain/asistencia/asistencia'
import { Dialog } from '../../../ui/dialog'
import { useUltimo } from '../../base/use-ultimo'
import { DetalleDeAsistencia } from '../detalle-de-asistencia'
import type { DiaDeAlumno } from '../dias-de-asistencia'
import type { ResumenDeAlumno } from '../gestion'

interface Props {
  anio: number
  /** Nothing where it is closed. */
  detalle: { nombre: string; dias: DiaDeAlumno[]; resumen: ResumenDeAlumno } | null
  onClose: () => void
}

export function DialogoDeDetalle({ anio, detalle, onClose }: Props) {
  const titulo = useUltimo(detalle?.nombre ?? null)
  return (
    <Dialog
      open={detalle !== null}
      onClose={onClose}
      title={titulo ?? ''}
      description={`Asistencia de ${anio}`}
    >
      <div className="ui-dialogo-cuerpo">
        {detalle && (
          <DetalleDeAsistencia
            dias={detalle.dias}
            cuenta={detalle.resumen}
            porcentaje={detalle.resumen.porcentaje}
            sobre={SOBRE_TODO_EL_CURSO}
          />
        )}
      </div>
    </Dialog>
  )
}

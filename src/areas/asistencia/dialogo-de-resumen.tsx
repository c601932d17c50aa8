import { useSuspenseQuery } from '@tanstack/react-query'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import { DetalleDeAsistencia } from './detalle-de-asistencia'
import { detalleQuery, type ResumenDeAlumno } from './queries-de-admin'

interface Props {
  catedraId: number
  resumen: ResumenDeAlumno[]
  /** About the student with that id. */
  dialogo: ReturnType<typeof useDialogo>
}

/** One student's attendance, each date with its state. */
export function DialogoDeDetalle({ catedraId, resumen, dialogo }: Props) {
  const alumno = resumen.find(({ alumnoId }) => String(alumnoId) === dialogo.sobre)
  if (!alumno) return null
  return (
    <Dialog
      open={dialogo.abierto}
      onClose={dialogo.cerrar}
      title={alumno.nombreCompleto}
      description="Detalle de asistencia"
    >
      <div className="ui-dialogo-cuerpo">
        <Lectura falla="Error al cargar la asistencia.">
          <Detalle catedraId={catedraId} alumnoId={alumno.alumnoId} />
        </Lectura>
      </div>
    </Dialog>
  )
}

function Detalle({ catedraId, alumnoId }: { catedraId: number; alumnoId: number }) {
  const { data } = useSuspenseQuery(detalleQuery(catedraId, alumnoId))
  return <DetalleDeAsistencia dias={data.asistencias} />
}

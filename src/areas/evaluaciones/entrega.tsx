import { useFormContext, useWatch } from 'react-hook-form'
import { addDias } from '../../domain/base/fechas'
import { TODOS } from '../../domain/tareas/asignar-al-crear'
import { TextField } from '../../ui/text-field'
import { useCampo } from '../base/formulario/use-campo'
import { hoy } from '../base/sitio'
import { AsignarA, type ValoresDeAsignar } from '../inscripciones/asignar-a'
import type { Curso } from './tipos'

/** What a form says of to whom it gives the evaluation that it creates, and until when. */
export interface ValoresDeEntrega extends ValoresDeAsignar {
  /** 'YYYY-MM-DDTHH:mm', in the institution's time. */
  fecha_entrega: string
}

const UNA_SEMANA = 7

export const entregaPorDefecto = (): ValoresDeEntrega => ({
  asignar: TODOS,
  fecha_entrega: `${addDias(hoy(), UNA_SEMANA)}T23:59`,
})

/** In a course without students it is nobody's business. */
export function CamposDeEntrega({ curso }: { curso: Curso }) {
  const { control } = useFormContext<ValoresDeEntrega>()
  const asignar = useWatch({ control, name: 'asignar' })
  const campo = useCampo<ValoresDeEntrega>()
  if (curso.CatedraAlumno.length === 0) return null
  return (
    <>
      <AsignarA inscritos={curso.CatedraAlumno} />
      {asignar !== null && (
        <TextField type="datetime-local" label="Fecha de entrega" required {...campo('fecha_entrega')} />
      )}
    </>
  )
}

import { MOTIVO_DE_SUSPENSION_MAXIMO, suspension } from '../../domain/clases/dias-clase'
import { TextField } from '../../ui/text-field'
import type { DiaClase } from '../base/curso/dias'
import { useGestion } from '../base/curso/gestion'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { clases } from './gestion'

interface Props {
  dia: DiaClase
  onClose: () => void
}

export default function FormularioDeSuspension({ dia, onClose }: Props) {
  const { suspendDia } = useGestion(clases)
  return (
    <FormularioQueGuarda
      borrador={`suspension-${dia.id}`}
      iniciales={{ motivo: dia.suspendida ?? '' }}
      esquema={suspension}
      accion={suspendDia(dia.catedraId, dia.id)}
      falla="No se pudo suspender la clase."
      send="No hubo clase"
      onClose={onClose}
    >
      <Motivo />
      <p>
        Ese día deja de contar en todos los números. Las marcas que tenga se guardan: si repones la clase,
        vuelven.
      </p>
    </FormularioQueGuarda>
  )
}

function Motivo() {
  const campo = useCampo<{ motivo: string }>()
  return (
    <TextField
      label="Por qué no hubo clase"
      hint="Lo leen también los alumnos."
      maxLength={MOTIVO_DE_SUSPENSION_MAXIMO}
      {...campo('motivo')}
    />
  )
}

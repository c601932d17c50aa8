import { reapertura } from '../../domain/actas/clausura'
import { TextArea } from '../../ui/text-field'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { reopenCatedra } from './queries-de-clausura'

interface Props {
  catedraId: number
  onClose: () => void
}

export default function FormularioDeReapertura({ catedraId, onClose }: Props) {
  return (
    <FormularioQueGuarda
      borrador={`reapertura-${catedraId}`}
      iniciales={{ motivo: '' }}
      esquema={reapertura}
      accion={reopenCatedra(catedraId)}
      falla="No se pudo reabrir la cátedra."
      send="Reabrir la cátedra"
      mientras="Reabriendo..."
      onClose={onClose}
    >
      <Motivo />
    </FormularioQueGuarda>
  )
}

function Motivo() {
  const campo = useCampo<{ motivo: string }>()
  return <TextArea label="Por qué se reabre" required {...campo('motivo')} />
}

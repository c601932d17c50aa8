import { useController } from 'react-hook-form'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { NumberField, TextArea, TextField } from '../../ui/text-field'
import { useCampo } from '../base/formulario/use-campo'
import type { ValoresDeUnidad } from './valores-de-unidad'

/** `clase` is what a unit of this plan is called: 'Período', 'Módulo'. */
export function CamposDeUnidad({ clase }: { clase: string }) {
  const campo = useCampo<ValoresDeUnidad>()
  return (
    <>
      <TextField label={clase} autoComplete="off" required {...campo('periodo')} />
      <Contenido />
      <TextArea label="Capacidades" required {...campo('capacidades')} />
      <div className="ui-fila">
        <NumberField label="Horas teóricas" required {...campo('horasTeoricas')} />
        <NumberField label="Horas prácticas" required {...campo('horasPracticas')} />
      </div>
      <TextArea label="Estrategias metodológicas" {...campo('estrategiasMetodologicas')} />
      <TextArea label="Medios de verificación y evaluación" {...campo('mediosVerificacionEvaluacion')} />
    </>
  )
}

function Contenido() {
  const { field, fieldState } = useController<ValoresDeUnidad, 'contenido'>({ name: 'contenido' })
  return <RichTextField label="Contenido" required {...field} error={fieldState.error?.message} />
}

import { useController, useWatch } from 'react-hook-form'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { Select } from '../../../ui/select'
import { NumberField, TextField } from '../../../ui/text-field'
import { useCampo } from '../../base/formulario/use-campo'
import type { Plan } from '../../planes/tipos'
import { type ValoresDeTarea, yaPaso } from './valores'

export function CamposDeTarea({ planes }: { planes: readonly Plan[] }) {
  const campo = useCampo<ValoresDeTarea>()
  const fecha = useWatch<ValoresDeTarea, 'fecha_entrega'>({ name: 'fecha_entrega' })
  return (
    <>
      <TextField label="Título" autoComplete="off" required {...campo('titulo')} />
      <Descripcion />
      <div className="ui-fila">
        <NumberField label="Puntos posibles" required {...campo('puntos_posibles')} />
        <TextField
          type="datetime-local"
          label="Fecha de entrega (opcional)"
          hint={yaPaso(fecha) ? 'Esa fecha ya pasó: la tarea nacerá vencida.' : undefined}
          {...campo('fecha_entrega')}
        />
      </div>
      <Select label="Unidad del plan (opcional)" options={unidadesDe(planes)} {...campo('unidadPlanId')} />
    </>
  )
}

function Descripcion() {
  const { field, fieldState } = useController<ValoresDeTarea, 'descripcion'>({ name: 'descripcion' })
  return <RichTextField label="Descripción" required {...field} error={fieldState.error?.message} />
}

function unidadesDe(planes: readonly Plan[]) {
  const unidades = planes.flatMap(({ titulo, UnidadPlan }) =>
    UnidadPlan.map(({ id, periodo }) => ({ value: String(id), label: `${titulo} · ${periodo}` })),
  )
  return [{ value: '', label: 'Sin unidad' }, ...unidades]
}

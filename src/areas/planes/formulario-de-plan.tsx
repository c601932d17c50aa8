import { etiquetaDeOrganizacion, tiposDeOrganizacion } from '../../domain/planes/organizacion'
import { planNuevo } from '../../domain/planes/planes'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { savePlan } from './queries'
import type { Plan } from './tipos'

interface Props {
  catedraId: number
  /** Which one it edits; otherwise it is a new one. */
  plan: Plan | undefined
  onClose: () => void
}

interface Valores {
  titulo: string
  tipoOrganizacion: string
}

const opciones = tiposDeOrganizacion.map((tipo) => ({ value: tipo, label: etiquetaDeOrganizacion[tipo] }))

export default function FormularioDePlan({ catedraId, plan, onClose }: Props) {
  const { titulo, tipoOrganizacion }: Valores = plan ?? { titulo: '', tipoOrganizacion: 'MES' }
  return (
    <FormularioQueGuarda
      borrador={`plan-${catedraId}-${plan?.id ?? 'nuevo'}`}
      iniciales={{ titulo, tipoOrganizacion }}
      esquema={planNuevo}
      accion={savePlan(catedraId, plan?.id)}
      isEdit={plan !== undefined}
      falla="Error al guardar el plan de clases."
      send={plan ? 'Guardar cambios' : 'Crear el plan'}
      onClose={onClose}
    >
      <Campos />
    </FormularioQueGuarda>
  )
}

function Campos() {
  const campo = useCampo<Valores>()
  return (
    <>
      <TextField label="Título" autoComplete="off" required {...campo('titulo')} />
      <Select
        label="Se organiza"
        options={opciones}
        hint="Por mes, sus unidades son períodos; por módulo, módulos."
        {...campo('tipoOrganizacion')}
      />
    </>
  )
}

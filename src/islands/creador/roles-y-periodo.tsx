import { etiquetaDePeriodo, type Periodo, periodosDeFormulario } from '../../domain/periodos'
import { etiquetaDeRol, roles } from '../../domain/roles'
import { CheckboxGroup } from '../../ui/checkbox-group'
import { Select } from '../../ui/select'
import { useCampo, useRoles } from './use-campo'

const opcionesDeRol = roles.map((value) => ({ value, label: etiquetaDeRol[value] }))

interface Props {
  actual: Periodo
  /** A new creator has to have some. */
  obligatoria?: boolean
}

/** The form's periods, and the one that the creator has already. */
export function RolesYPeriodo({ actual, obligatoria = false }: Props) {
  const periodos = new Set<Periodo>([...periodosDeFormulario, actual])
  const opciones = [...periodos].map((value) => ({ value, label: etiquetaDePeriodo[value] }))
  return (
    <div className="ui-formulario">
      <CheckboxGroup
        label="Roles principales"
        hint="Al menos uno. El primero que elijas da nombre a la ficha."
        options={opcionesDeRol}
        className={obligatoria ? 'obligatorio' : undefined}
        {...useRoles()}
      />
      <Select label="Período" options={opciones} {...useCampo('period')} />
    </div>
  )
}

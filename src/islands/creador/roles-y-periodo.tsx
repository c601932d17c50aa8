import type { ReactNode } from 'react'
import type { Periodo } from '../../domain/creadores/periodos'
import { etiquetaDeRol, roles } from '../../domain/sesiones/roles'
import { CheckboxGroup } from '../../ui/checkbox-group'
import { Select } from '../../ui/select'
import { opcionesConElActual } from './opciones-de-periodo'
import { useCampo, useRoles } from './use-campo'

const opcionesDeRol = roles.map((value) => ({ value, label: etiquetaDeRol[value] }))

interface Props {
  /** A new creator has to have some. */
  obligatoria?: boolean
  periodo: ReactNode
}

export function RolesYPeriodo({ obligatoria = false, periodo }: Props) {
  return (
    <div className="ui-formulario">
      <CheckboxGroup
        label="Roles principales"
        hint="Al menos uno. El primero que elijas da nombre a la ficha."
        options={opcionesDeRol}
        className={obligatoria ? 'obligatorio' : undefined}
        {...useRoles()}
      />
      {periodo}
    </div>
  )
}

/** Of a creator that has one. */
export function PeriodoDeFicha({ actual }: { actual: Periodo }) {
  return <Select label="Período" options={opcionesConElActual(actual)} {...useCampo('period')} />
}

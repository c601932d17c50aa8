import { useController, useWatch } from 'react-hook-form'
import type { Periodo } from '../../domain/creadores/periodos'
import { Select } from '../../ui/select'
import { opcionesConElActual } from '../creador/opciones-de-periodo'
import { periodoDe, type Valores } from '../creador/valores'

/** The period that the years and the roles suggest, until another one is chosen. */
export function PeriodoQueSale({ actual }: { actual: Periodo | '' }) {
  const { field, fieldState } = useController<Valores, 'period'>({ name: 'period' })
  const valores = useWatch<Valores>() as Valores
  return (
    <Select
      label="Período"
      options={opcionesConElActual(actual)}
      hint="Sale solo del año de nacimiento y de los roles; si no es ese, cámbialo."
      error={fieldState.error?.message}
      {...field}
      value={field.value || periodoDe(valores)}
    />
  )
}

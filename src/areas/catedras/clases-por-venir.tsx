import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { catedraNueva, type DestinoDeClases } from '../../domain/catedras/catedras'
import { soloHorario } from '../../domain/catedras/horarios'
import { cuantos } from '../../lib/formato'
import { Select } from '../../ui/select'
import { useCampo } from '../base/formulario/use-campo'
import { type CatedraEditable, clasesPorVenirQuery } from './queries-de-catedras'

/** Once the schedule is another one, what becomes of the classes to come that it concerns. */
export function ClasesPorVenir({ catedra }: { catedra: CatedraEditable }) {
  const valores = useFormContext().watch()
  const campo = useCampo<{ clases_por_venir: DestinoDeClases }>()
  const { horariosPorDia } = valores
  const isOtro = JSON.stringify(horariosPorDia) !== JSON.stringify(catedra.CatedraDiaHorario.map(soloHorario))
  const { data: cuantas } = useQuery({
    ...clasesPorVenirQuery(catedra.id, horariosPorDia),
    enabled: isOtro && catedraNueva.safeParse(valores).success,
    placeholderData: keepPreviousData,
  })
  if (!isOtro || !cuantas || cuantas.mover + cuantas.quitar === 0) return null

  const { mover, quitar, quedan } = cuantas
  return (
    <Select
      label="Las clases por venir"
      options={[
        { value: 'DEJAR', label: 'Dejarlas como están' },
        { value: 'MOVER', label: `Mover ${clases(mover)} al nuevo horario, en su semana` },
        {
          value: 'QUITAR',
          label: `Quitar ${clases(quitar)}${quedan > 0 ? `; ${quedan === 1 ? 'queda 1' : `quedan ${quedan}`}` : ''}`,
        },
      ]}
      hint="Lo que ya pasó no cambia. No se quitan las que tienen marcas, una unidad o un justificativo; las que se quitan van a la papelera."
      {...campo('clases_por_venir')}
    />
  )
}

const clases = (n: number) => cuantos(n, 'clase', 'clases')

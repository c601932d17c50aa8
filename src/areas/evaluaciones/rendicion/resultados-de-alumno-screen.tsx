import { useSuspenseQuery } from '@tanstack/react-query'
import type { DeCargada } from '../../base/enmarcada'
import { Pantalla } from '../../base/pantalla'
import { resultadosQuery } from './queries'
import { ResultadosPropios } from './resultados-propios'

export function Cargada({ evaluacionId: id, marco }: DeCargada<'evaluacionId'>) {
  const { data } = useSuspenseQuery(resultadosQuery(id))
  return (
    <Pantalla
      {...marco}
      titulo={data?.titulo ?? marco.titulo}
      bajada={data?.Catedra && `${data.Catedra.nombre} (${data.Catedra.anio})`}
    >
      <ResultadosPropios id={id} />
    </Pantalla>
  )
}

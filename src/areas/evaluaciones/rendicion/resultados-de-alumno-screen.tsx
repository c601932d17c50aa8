import { useQuery } from '@tanstack/react-query'
import { rutaDeCatedra } from '../../alumno'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { useId } from '../../base/use-id'
import { resultadosQuery } from './queries'
import { ResultadosPropios } from './resultados-propios'

export function Component() {
  const catedraId = useId('id') ?? 0
  const id = useId('evaluacionId') ?? 0
  const { data } = useQuery(resultadosQuery(id))
  return (
    <Pantalla
      titulo={data?.titulo ?? 'Resultados de la Evaluación'}
      goBack={{ texto: 'Volver a la Cátedra', ruta: rutaDeCatedra(catedraId) }}
      bajada={data?.Catedra && `${data.Catedra.nombre} (${data.Catedra.anio})`}
    >
      <Lectura falla="Error al cargar los resultados.">
        <ResultadosPropios id={id} />
      </Lectura>
    </Pantalla>
  )
}

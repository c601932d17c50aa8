import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { SIN_RESULTADOS } from '../../domain/evaluaciones/evaluaciones'
import { nombreDePersona } from '../../domain/personas/nombres'
import { type ApiError, api, unwrap } from '../../lib/api'
import { EmptyState } from '../../ui/empty-state'
import { prefetch } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { useId } from '../base/use-id'
import { rutaDeCatedra } from '../docente'
import { Resultados } from './resultados/resultados'

interface Cual {
  catedraId: number
  alumnoId: number
  evaluacionId: number
}

const resultadosQuery = ({ catedraId, alumnoId, evaluacionId }: Cual) =>
  queryOptions({
    queryKey: ['evaluacion', evaluacionId, 'resultados', catedraId, alumnoId],
    queryFn: () =>
      unwrap(
        api.docente
          .catedra({ id: catedraId })
          .alumnos({ alumnoId })
          .evaluaciones({ evaluacionId })
          .results.get(),
      ).catch((error: ApiError) => {
        if (error.status === 404) return null
        throw error
      }),
  })

export const loader = ({ params }: LoaderFunctionArgs) =>
  prefetch(
    resultadosQuery({
      catedraId: Number(params.id),
      alumnoId: Number(params.alumnoId),
      evaluacionId: Number(params.evaluacionId),
    }),
  )

/** How one student did. */
export function Component() {
  const cual = {
    catedraId: useId('id') ?? 0,
    alumnoId: useId('alumnoId') ?? 0,
    evaluacionId: useId('evaluacionId') ?? 0,
  }
  const { data } = useQuery(resultadosQuery(cual))
  return (
    <Pantalla
      titulo={data?.evaluationTitle ?? 'Resultados de la Evaluación'}
      goBack={{
        texto: 'Volver a la Cátedra',
        ruta: `${rutaDeCatedra(cual.catedraId)}?tab=evaluaciones`,
      }}
      bajada={data && nombreDePersona({ nombre: data.alumnoNombre, apellido: data.alumnoApellido })}
    >
      <Lectura falla="Error al cargar los resultados de la evaluación.">
        <Leidos cual={cual} />
      </Lectura>
    </Pantalla>
  )
}

function Leidos({ cual }: { cual: Cual }) {
  const { data } = useSuspenseQuery(resultadosQuery(cual))
  if (!data) return <EmptyState title={SIN_RESULTADOS} />
  return (
    <Resultados
      nota={data}
      preguntas={data.questions.map(({ id, text, options, anulada, correctAnswerIds, alumnoAnswerId }) => ({
        id,
        texto: text,
        anulada,
        opciones: options.map((una) => ({
          id: una.id,
          texto: una.text,
          elegida: una.id === alumnoAnswerId,
          es_correcta: correctAnswerIds.includes(una.id),
        })),
      }))}
    />
  )
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { SIN_RESULTADOS } from '../../domain/evaluaciones/evaluaciones'
import { nombreDePersona } from '../../domain/personas/nombres'
import { EmptyState } from '../../ui/empty-state'
import { Lectura } from '../base/lectura'
import { lectura } from '../base/leer'
import { Pantalla } from '../base/pantalla'
import { useId } from '../base/use-id'
import { rutaDeCatedra } from '../docente'
import { Resultados } from './resultados/resultados'

interface Cual {
  id: number
  alumnoId: number
  evaluacionId: number
}

const resultadosQuery = (cual: Cual) =>
  lectura('docente/catedra/:id/alumnos/:alumnoId/evaluaciones/:evaluacionId/results?', { ...cual })

/** How one student did. */
export function Component() {
  const cual = {
    id: useId('id') ?? 0,
    alumnoId: useId('alumnoId') ?? 0,
    evaluacionId: useId('evaluacionId') ?? 0,
  }
  const { data } = useQuery(resultadosQuery(cual))
  return (
    <Pantalla
      titulo={data?.evaluationTitle ?? 'Resultados de la Evaluación'}
      goBack={{
        texto: 'Volver a la Cátedra',
        ruta: `${rutaDeCatedra(cual.id)}?tab=evaluaciones`,
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

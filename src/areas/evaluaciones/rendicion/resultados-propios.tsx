import { useSuspenseQuery } from '@tanstack/react-query'
import { SIN_RESULTADOS } from '../../../domain/evaluaciones'
import { EmptyState } from '../../../ui/empty-state'
import { Resultados } from '../resultados/resultados'
import { resultadosQuery } from './queries'

interface Props {
  id: number
  /** They have just come: the focus goes to them. */
  conFoco?: boolean
}

export function ResultadosPropios({ id, conFoco }: Props) {
  const { data } = useSuspenseQuery(resultadosQuery(id))
  if (!data) return <EmptyState title={SIN_RESULTADOS} />
  return (
    <Resultados
      nota={data}
      conFoco={conFoco}
      preguntas={data.results.map(({ preguntaId, pregunta, opciones }) => ({
        id: preguntaId,
        texto: pregunta,
        opciones,
      }))}
    />
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { SIN_RESULTADOS } from '../../../domain/evaluaciones/evaluaciones'
import { EmptyState } from '../../../ui/empty-state'
import { resultadosQuery } from './queries'

/** Not of who is about to answer. */
const Resultados = lazy(async () => ({ default: (await import('../resultados/resultados')).Resultados }))

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
      {...(!data.muestraCorrectas && { hasta: data.fecha_limite })}
      preguntas={data.results.map(
        ({ preguntaId, pregunta, texto, correct_answer, es_correcta_alumno, ...una }) => ({
          ...una,
          id: preguntaId,
          texto: pregunta,
          escrita: texto,
          correcta: correct_answer,
          acerto: es_correcta_alumno,
        }),
      )}
    />
  )
}

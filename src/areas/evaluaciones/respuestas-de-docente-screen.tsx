import { useSuspenseQuery } from '@tanstack/react-query'
import { SIN_RESULTADOS } from '../../domain/evaluaciones/evaluaciones'
import { nombreDePersona } from '../../domain/personas/nombres'
import { EmptyState } from '../../ui/empty-state'
import type { DeCargada } from '../base/enmarcada'
import { lectura } from '../base/leer'
import { Pantalla } from '../base/pantalla'
import { Resultados } from './resultados/resultados'

type Ids = 'id' | 'alumnoId' | 'evaluacionId'

/** How one student did. */
export function Cargada({ id, alumnoId, evaluacionId, marco }: DeCargada<Ids>) {
  const { data } = useSuspenseQuery(
    lectura('docente/catedra/:id/alumnos/:alumnoId/evaluaciones/:evaluacionId/results?', {
      id,
      alumnoId,
      evaluacionId,
    }),
  )
  if (!data) {
    return (
      <Pantalla {...marco}>
        <EmptyState title={SIN_RESULTADOS} />
      </Pantalla>
    )
  }
  return (
    <Pantalla
      {...marco}
      titulo={data.evaluationTitle}
      bajada={nombreDePersona({ nombre: data.alumnoNombre, apellido: data.alumnoApellido })}
    >
      <Resultados
        nota={data}
        preguntas={data.questions.map(({ text, options, correctAnswerIds, alumnoAnswerId, ...una }) => ({
          ...una,
          texto: text,
          opciones: options.map(({ text, ...una }) => ({
            ...una,
            texto: text,
            elegida: una.id === alumnoAnswerId,
            es_correcta: correctAnswerIds.includes(una.id),
          })),
        }))}
      />
    </Pantalla>
  )
}

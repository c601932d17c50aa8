import { useSuspenseQuery } from '@tanstack/react-query'
import { SIN_RESULTADOS } from '../../domain/evaluaciones/evaluaciones'
import { nombreDePersona } from '../../domain/personas/nombres'
import { EmptyState } from '../../ui/empty-state'
import type { DeCargada } from '../base/enmarcada'
import { type Leido, lectura } from '../base/leer'
import { Pantalla } from '../base/pantalla'
import type { Resuelta } from './resultados/pregunta-resuelta'
import { Resultados } from './resultados/resultados'
import { DarPorBuena } from './revisar/dar-por-buena'

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
        preguntas={data.questions.map(comoResuelta)}
        accionDe={({ id: preguntaId, escrita, acerto, anulada }) =>
          escrita &&
          !acerto &&
          !anulada && <DarPorBuena evaluacionId={evaluacionId} preguntaId={preguntaId} texto={escrita} />
        }
      />
    </Pantalla>
  )
}

type DelServidor =
  Leido<'docente/catedra/:id/alumnos/:alumnoId/evaluaciones/:evaluacionId/results'>['questions'][number]

function comoResuelta({ text, options, ...una }: DelServidor): Resuelta {
  const isOrden = una.tipo === 'ORDENAR'
  return {
    id: una.id,
    tipo: una.tipo,
    texto: text,
    imagen: una.imagen,
    sonido: una.sonido,
    anulada: una.anulada,
    opciones: options.map(({ text, ...opcion }) => ({
      ...opcion,
      texto: text,
      elegida: una.alumnoAnswerIds.includes(opcion.id),
      es_correcta: una.correctAnswerIds.includes(opcion.id),
    })),
    escrita: una.alumnoAnswerText,
    orden: isOrden ? una.alumnoAnswerIds : null,
    correcta: una.correctAnswer,
    acerto: una.isCorrect,
    explicacion: una.explicacion,
  }
}

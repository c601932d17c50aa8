import { useMemo, useState, useSyncExternalStore } from 'react'
import { RESPONDE_TODAS, SIN_PREGUNTAS } from '../../../domain/evaluaciones'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { toast } from '../../../ui/toast'
import { useAccion } from '../../base/use-accion'
import { colaDe } from './colas'
import { PreguntaItem } from './pregunta-item'
import { type EvaluacionParaRealizar, sendEvaluacion } from './queries'
import { FaltanRespuestas } from './respuestas-que-faltan'

interface Props {
  evaluacion: EvaluacionParaRealizar
  onSend: () => void
}

/** Taking an evaluation: each answer is kept as it is chosen. */
export function Rendicion({ evaluacion, onSend }: Props) {
  const { id, Pregunta, estado } = evaluacion
  const respuestas = useRespuestas(evaluacion)
  const { elegidas, faltan, choose, forgetCola } = respuestas
  const [avisando, setAvisando] = useState(false)
  const { send, enviando } = useAccion(
    sendEvaluacion(id, () => {
      forgetCola()
      onSend()
    }),
  )

  if (Pregunta.length === 0) {
    return <EmptyState title={SIN_PREGUNTAS}>Avisa a tu docente: todavía no se puede realizar.</EmptyState>
  }

  const onCall = () => {
    if (faltan.length > 0) {
      toast.error(RESPONDE_TODAS)
      setAvisando(true)
      return
    }
    send([...elegidas].map(([preguntaId, opcionElegidaId]) => ({ preguntaId, opcionElegidaId })))
  }

  return (
    <>
      {estado === 'VENCIDA' && (
        <p className="nota-de-evaluacion">
          La fecha límite ya pasó. Todavía puedes enviarla: quedará marcada «Fuera de plazo».
        </p>
      )}
      <Avance total={Pregunta.length} respuestas={respuestas} />
      <ol className="preguntas">
        {Pregunta.map((pregunta, i) => (
          <PreguntaItem
            key={pregunta.id}
            pregunta={pregunta}
            numero={i + 1}
            elegida={elegidas.get(pregunta.id)}
            onChoose={choose}
          />
        ))}
      </ol>
      <div className="botones al-final">
        <Button variant="primary" onClick={onCall} saving={enviando} savingLabel="Enviando...">
          Enviar Evaluación
        </Button>
      </div>
      <FaltanRespuestas
        abierto={avisando}
        preguntas={Pregunta}
        faltan={faltan}
        onClose={() => setAvisando(false)}
      />
    </>
  )
}

/** How many are answered, and whether the server has them. */
function Avance({ total, respuestas }: { total: number; respuestas: Respuestas }) {
  const { faltan, perdida, sinGuardar } = respuestas
  const respondidas = total - faltan.length
  return (
    <div className="avance">
      <div>
        <label htmlFor="avance">
          {respondidas} de {total} respondidas
        </label>
        <span role="status" className="apagado">
          {!perdida && (sinGuardar > 0 ? 'Guardando...' : respondidas > 0 && 'Respuestas guardadas')}
        </span>
      </div>
      <progress id="avance" max={total} value={respondidas} />
      <p role="alert">
        {perdida &&
          (sinGuardar > 0
            ? `Sin conexión. ${sinGuardar === 1 ? 'Una respuesta espera' : `${sinGuardar} respuestas esperan`} en este dispositivo y se guardará${sinGuardar === 1 ? '' : 'n'} cuando vuelva.`
            : 'Sin conexión. Puedes seguir: lo que elijas se guardará cuando vuelva.')}
      </p>
    </div>
  )
}

/** What a student has chosen: what the server knows, and over it what is still on its way there. */
function useRespuestas({ id, asignacionId, Pregunta, respuestas }: EvaluacionParaRealizar) {
  const cola = useMemo(() => colaDe(id, asignacionId), [id, asignacionId])
  const { porGuardar, perdida } = useSyncExternalStore(cola.hear, cola.read)

  const sabidas = respuestas.map((una) => [una.preguntaId, una.opcionElegidaId] as const)
  const elegidas = new Map([...sabidas, ...porGuardar])
  return {
    elegidas,
    faltan: Pregunta.filter((una) => !elegidas.has(una.id)),
    choose: (preguntaId: number, opcionElegidaId: number) => cola.put({ preguntaId, opcionElegidaId }),
    /** How many of them only this browser knows. */
    sinGuardar: porGuardar.size,
    perdida,
    forgetCola: cola.forget,
  }
}

type Respuestas = ReturnType<typeof useRespuestas>

import { useState } from 'react'
import { RESPONDE_TODAS, SIN_PREGUNTAS } from '../../../domain/evaluaciones'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { toast } from '../../../ui/toast'
import { useAccion } from '../../base/use-accion'
import { Avance } from './avance'
import { FaltanRespuestas } from './faltan-respuestas'
import { PreguntaItem } from './pregunta-item'
import { type EvaluacionParaRealizar, enviarEvaluacion } from './queries'
import { useRespuestas } from './use-respuestas'

interface Props {
  evaluacion: EvaluacionParaRealizar
  alEnviar: () => void
}

/** Taking an evaluation: each answer is kept as it is chosen. */
export function Rendicion({ evaluacion, alEnviar }: Props) {
  const { id, Pregunta, estado } = evaluacion
  const respuestas = useRespuestas(evaluacion)
  const { elegidas, faltan, elegir, olvidarCola } = respuestas
  const [avisando, setAvisando] = useState(false)
  const { enviar, enviando } = useAccion(
    enviarEvaluacion(id, () => {
      olvidarCola()
      alEnviar()
    }),
  )

  if (Pregunta.length === 0) {
    return <EmptyState title={SIN_PREGUNTAS}>Avisa a tu docente: todavía no se puede realizar.</EmptyState>
  }

  const alPedir = () => {
    if (faltan.length > 0) {
      toast.error(RESPONDE_TODAS)
      setAvisando(true)
      return
    }
    enviar([...elegidas].map(([preguntaId, opcionElegidaId]) => ({ preguntaId, opcionElegidaId })))
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
            alElegir={elegir}
          />
        ))}
      </ol>
      <div className="botones al-final">
        <Button variant="primary" onClick={alPedir} saving={enviando} savingLabel="Enviando...">
          Enviar Evaluación
        </Button>
      </div>
      <FaltanRespuestas
        abierto={avisando}
        preguntas={Pregunta}
        faltan={faltan}
        alCerrar={() => setAvisando(false)}
      />
    </>
  )
}

import { useMemo, useState, useSyncExternalStore } from 'react'
import { SIN_PREGUNTAS } from '../../../domain/evaluaciones/evaluaciones'
import { isEnBlanco, type Respuesta } from '../../../domain/evaluaciones/respuestas'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { EmptyState } from '../../../ui/empty-state'
import { CATEDRA_CERRADA, useAbierta } from '../../base/curso/abierta'
import { useAccion } from '../../base/use-accion'
import { colaDe } from './colas-de-respuestas'
import { envioDe, sendEvaluacion } from './envios'
import { PreguntaItem } from './pregunta-item'
import type { EvaluacionParaRealizar } from './queries'
import { FaltanRespuestas } from './respuestas-que-faltan'

interface Props {
  evaluacion: EvaluacionParaRealizar
  onSend: () => void
}

/** Taking an evaluation: each answer is kept as it is chosen. */
export function Rendicion({ evaluacion, onSend }: Props) {
  const { id, Pregunta, estado } = evaluacion
  const envio = useMemo(() => envioDe(id), [id])
  const espera = useSyncExternalStore(envio.listen, () => envio.pendientes()[0])
  const respuestas = useRespuestas(evaluacion, espera?.dato)
  const { dadas, faltan, answer, forgetCola } = respuestas
  const abierta = useAbierta()
  const [avisando, setAvisando] = useState(false)
  const [preguntando, setPreguntando] = useState(false)
  const { send, enviando } = useAccion(
    sendEvaluacion(id, (isSent) => {
      // All of them are in what was sent, or waits to be.
      forgetCola()
      if (isSent) onSend()
    }),
  )

  if (Pregunta.length === 0) {
    return <EmptyState title={SIN_PREGUNTAS}>Avisa a tu docente: todavía no se puede realizar.</EmptyState>
  }

  const onCall = () => {
    if (faltan.length > 0) {
      setAvisando(true)
      return
    }
    setPreguntando(true)
  }
  const onConfirm = () => {
    setPreguntando(false)
    send([...dadas.values()])
  }

  return (
    <>
      {!abierta && <EmptyState title={CATEDRA_CERRADA} />}
      {abierta && estado === 'VENCIDA' && (
        <p className="nota-de-evaluacion">
          La fecha límite ya pasó. Todavía puedes enviarla: quedará marcada «Fuera de plazo».
        </p>
      )}
      <Avance total={Pregunta.length} respuestas={respuestas} />
      <ol className="preguntas">
        {Pregunta.map((pregunta, i) => (
          <PreguntaItem
            key={pregunta.id}
            evaluacionId={id}
            pregunta={pregunta}
            numero={i + 1}
            dada={dadas.get(pregunta.id)}
            onAnswer={answer}
            fija={espera !== undefined || !abierta}
          />
        ))}
      </ol>
      {espera && abierta && (
        <EnEspera
          onSend={envio.sendNow}
          onGoOn={() => {
            envio.forget()
            for (const una of espera.dato) answer(una)
          }}
        />
      )}
      {!espera && abierta && (
        <div className="botones al-final">
          <Button variant="primary" onClick={onCall} saving={enviando} savingLabel="Enviando...">
            Enviar Evaluación
          </Button>
        </div>
      )}
      <FaltanRespuestas
        abierto={avisando}
        preguntas={Pregunta}
        faltan={faltan}
        onClose={() => setAvisando(false)}
      />
      <ConfirmDialog
        open={preguntando}
        onClose={() => setPreguntando(false)}
        onConfirm={onConfirm}
        title="¿Enviar la evaluación?"
        confirmLabel="Enviar"
      >
        <p>
          Respondiste {Pregunta.length} de {Pregunta.length}. Se envía una sola vez.
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Finished without a connection: it goes as soon as there is one, unless somebody wants to change something yet. */
const EnEspera = ({ onSend, onGoOn }: Record<'onSend' | 'onGoOn', () => void>) => (
  <div className="nota-de-evaluacion" role="status">
    <p>
      Sin conexión. Tu evaluación está lista en este dispositivo: se enviará sola cuando vuelva, aunque
      cierres esta página.
    </p>
    <div className="botones">
      <Button variant="primary" onClick={onSend}>
        Enviar Evaluación
      </Button>
      <Button onClick={onGoOn}>Seguir respondiendo</Button>
    </div>
  </div>
)

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

/** What a student has answered: what the server knows, and over it what is on its way there, or waits to be sent with all. */
function useRespuestas(
  { id, asignacionId, Pregunta, respuestas }: EvaluacionParaRealizar,
  enEspera: readonly Respuesta[] = [],
) {
  const cola = useMemo(() => colaDe(id, asignacionId), [id, asignacionId])
  const { porGuardar, perdida } = useSyncExternalStore(cola.hear, cola.read)

  const sabidas: Respuesta[] = [...respuestas, ...enEspera, ...porGuardar.values()]
  const dadas = new Map(sabidas.map((una) => [una.preguntaId, una]))
  const isDada = ({ id }: { id: number }) => !isEnBlanco(dadas.get(id) ?? { preguntaId: id })
  return {
    dadas,
    faltan: Pregunta.filter((una) => !isDada(una)),
    answer: cola.put,
    /** How many of them only this browser knows. */
    sinGuardar: porGuardar.size,
    perdida,
    forgetCola: cola.forget,
  }
}

type Respuestas = ReturnType<typeof useRespuestas>

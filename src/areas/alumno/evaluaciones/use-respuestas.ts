import { useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from '../../../ui/toast'
import { textoDeFalla } from '../../shared/fallas'
import { crearCola } from './cola'
import { type EvaluacionParaRealizar, guardarRespuesta, releerEvaluaciones } from './queries'

/** What a student has chosen: what the server knows, and over it what is still on its way there. */
export function useRespuestas({ id, asignacionId, Pregunta, respuestas }: EvaluacionParaRealizar) {
  const [cola] = useState(() =>
    crearCola({
      clave: `respuestas:${asignacionId}`,
      enviar: (una) => guardarRespuesta(id, una),
      alRechazar(error) {
        toast.error(textoDeFalla('Error al cargar la evaluación.', error))
        void releerEvaluaciones()
      },
    }),
  )
  const { porGuardar, perdida } = useSyncExternalStore(cola.oir, cola.leer)
  useEffect(() => cola.empezar(), [cola])

  const sabidas = respuestas.map((una) => [una.preguntaId, una.opcionElegidaId] as const)
  const elegidas = new Map([...sabidas, ...porGuardar])
  return {
    elegidas,
    faltan: Pregunta.filter((una) => !elegidas.has(una.id)),
    elegir: (preguntaId: number, opcionElegidaId: number) => cola.poner({ preguntaId, opcionElegidaId }),
    /** How many of them only this browser knows. */
    sinGuardar: porGuardar.size,
    perdida,
    olvidarCola: cola.olvidar,
  }
}

export type Respuestas = ReturnType<typeof useRespuestas>

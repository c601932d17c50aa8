import { useMemo, useSyncExternalStore } from 'react'
import { colaDe } from './colas'
import type { EvaluacionParaRealizar } from './queries'

/** What a student has chosen: what the server knows, and over it what is still on its way there. */
export function useRespuestas({ id, asignacionId, Pregunta, respuestas }: EvaluacionParaRealizar) {
  const cola = useMemo(() => colaDe(id, asignacionId), [id, asignacionId])
  const { porGuardar, perdida } = useSyncExternalStore(cola.oir, cola.leer)

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

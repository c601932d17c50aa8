import { useEffect, useRef } from 'react'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { useAccion } from '../../base/use-accion'
import { type Generada, useGestion } from '../gestion'
import { generarEvaluacion } from '../queries'

interface AlTerminar {
  onSuccess: (generada: Generada) => void
  onError: (error: ApiError) => void
}

/** Asks for questions, which may take a while: it can be cancelled, and is when one leaves. */
export function useGeneracion(catedraId: number) {
  const gestion = useGestion()
  const control = useRef<AbortController | null>(null)
  const { enviar, enviando, error, olvidar } = useAccion(generarEvaluacion(gestion, catedraId))
  useEffect(() => () => control.current?.abort(), [])

  const generar = (pedido: object, { onSuccess, onError }: AlTerminar) => {
    // The second of two quick clicks asks for nothing: what can be cancelled is what the first one asked for.
    if (control.current) return
    control.current = new AbortController()
    const { signal } = control.current
    const terminar = () => {
      control.current = null
    }
    enviar(
      { pedido, signal },
      {
        alLograr: terminar,
        onSuccess,
        onError: (falla) => {
          terminar()
          if (!signal.aborted) return onError(falla)
          olvidar()
          toast.success('Se canceló la generación.')
        },
      },
    )
  }

  return {
    generar,
    generando: enviando,
    cancelar: () => control.current?.abort(),
    rechazo: error && {
      texto: textoDeFalla(gestion.fallas.generar, error),
      sinClave: error.code === SIN_CLAVE,
    },
  }
}

const SIN_CLAVE = 'ia_sin_configurar'

import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ApiError } from '../../lib/api'

interface AlTerminar<D> {
  /** Only while the screen that asked is still there; what must happen anyway is the mutation's own. */
  onSuccess?: (datos: D) => void
  onError?: (error: ApiError) => void
}

/** A mutation that two quick clicks send once: the second one comes before React could disable the button. */
export function useAccion<D, V, C>(opciones: UseMutationOptions<D, ApiError, V, C>) {
  const mutacion = useMutation(opciones)
  const enCurso = useRef(false)

  const enviar = (datos: V, alTerminar: AlTerminar<D> = {}) => {
    if (enCurso.current) return
    enCurso.current = true
    mutacion.mutate(datos, {
      ...alTerminar,
      onSettled: () => {
        enCurso.current = false
      },
    })
  }

  return {
    enviar,
    enviando: mutacion.isPending,
    error: mutacion.error,
    /** What it answered last. */
    datos: mutacion.data,
    olvidar: mutacion.reset,
  }
}

import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ApiError } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from './consultas'

interface AlTerminar<D> {
  /** In any case: what was a draft is one no longer. */
  onDone?: (datos: D) => void
  /** Only while the screen that asked is still there; what must happen anyway is the mutation's own. */
  onSuccess?: (datos: D) => void
  /** In any case: whoever closed a form while it was being sent has to hear that it was not saved. */
  onError?: (error: ApiError) => void
}

/** A mutation that two quick clicks send once: the second one comes before React could disable the button. */
export function useAccion<D, V, C>(opciones: UseMutationOptions<D, ApiError, V, C>) {
  const mutacion = useMutation(opciones)
  const enCurso = useRef(false)

  const send = (datos: V, { onDone, onSuccess, onError = () => {} }: AlTerminar<D> = {}) => {
    if (enCurso.current) return
    enCurso.current = true
    mutacion
      .mutateAsync(datos, onSuccess && { onSuccess })
      .then((hecho) => {
        toast.unsayErrors()
        onDone?.(hecho)
      }, onError)
      .finally(() => {
        enCurso.current = false
      })
  }

  return {
    send,
    enviando: mutacion.isPending,
    error: mutacion.error,
    /** What it answered last. */
    datos: mutacion.data,
    forget: mutacion.reset,
  }
}

/** For what takes something away: whether it is done now or somebody else did it before, nothing is left to ask. */
export const hastaQueNoEste = (follow: () => void) => ({
  onSuccess: follow,
  onError: ({ status }: ApiError) => {
    if (status !== 404) return
    void queryClient.invalidateQueries()
    follow()
  },
})

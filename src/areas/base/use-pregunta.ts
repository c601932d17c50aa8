import { useState } from 'react'
import { textoDeFalla } from '../../lib/api'
import { queryClient } from './consultas'
import { announceFailure } from './fallas'
import { announceResolved, dropFrom, type Resolucion } from './optimista'
import { useAccion } from './use-accion'

/**
 * Resolving one of a list after asking something: the dialog stays until the server has answered, with what was
 * written where it refuses, and what was resolved leaves the list when the dialog is gone.
 */
export function usePregunta<V extends { id: number }>(resolucion: Resolucion<V>, onResolve = () => {}) {
  const { mutationFn, lista, falla } = resolucion
  const [abierta, setAbierta] = useState(false)
  const [resuelto, setResuelto] = useState<number | null>(null)
  const { send, enviando, error, forget } = useAccion({
    mutationFn,
    onSuccess: (hecho, { id }) => {
      announceResolved(resolucion, id, hecho)
      refetch(resolucion)
    },
    onError: announceFailure(falla),
  })

  const finish = (id: number | null) => {
    setAbierta(false)
    if (id !== null) {
      onResolve()
      dropFrom(lista, id)
    }
    if (id !== null || error) void queryClient.invalidateQueries({ queryKey: lista })
  }

  return {
    abierta,
    open: () => {
      forget()
      setAbierta(true)
    },
    close: () => {
      if (!enviando) finish(resuelto)
    },
    /** Closes by itself, at once, where nothing was written. */
    confirm: (datos: V) => send(datos, { onSuccess: () => finish(datos.id) }),
    /** Leaves it to the dialog to close. */
    send: (datos: V) => send(datos, { onSuccess: () => setResuelto(datos.id) }),
    enviando,
    resuelta: resuelto !== null,
    rechazo: error ? textoDeFalla(falla, error) : '',
  }
}

/** The list itself is read again when the dialog is gone. */
function refetch({ lista, ademas }: Pick<Resolucion<{ id: number }>, 'lista' | 'ademas'>) {
  void queryClient.invalidateQueries({ queryKey: lista, refetchType: 'none' })
  for (const una of ademas) void queryClient.invalidateQueries(una)
}

export type Pregunta<V extends { id: number }> = ReturnType<typeof usePregunta<V>>

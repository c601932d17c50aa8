import { useEffect } from 'react'
import { toast } from '../../../ui/toast'
import { useSubida } from '../../base/subidas/use-subida'
import { buscarEntrega, releer } from '../queries-de-alumno'
import type { Entrega } from '../tipos'

/** The one file of a task on its way. Leaving the page meanwhile asks first. */
export function useEntrega(tareaId: number, alEntregar: (entrega: Entrega) => void) {
  const subida = useSubida<{ tareaAsignacion: Entrega }>({
    direccion: `/tareas/${tareaId}/submit`,
    falla: 'Error al subir la entrega',
    alLlegar: ({ tareaAsignacion }) => {
      toast.success('Entrega subida exitosamente')
      alEntregar(tareaAsignacion)
      releer()
    },
    comprobar: async (error, archivo) => {
      const tareaAsignacion = await buscarEntrega(tareaId, error, archivo)
      return tareaAsignacion && { tareaAsignacion }
    },
  })
  const enCurso = subida.curso !== null && !subida.curso.falla

  useEffect(() => {
    if (!enCurso) return
    const preguntar = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preguntar)
    return () => removeEventListener('beforeunload', preguntar)
  }, [enCurso])

  return { subida, enCurso }
}

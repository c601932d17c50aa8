import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '../../../lib/api'
import type { Entrega } from '../tipos'

interface Calificacion {
  id: number
  puntos_obtenidos: number
  comentario: string
}

interface Devolucion {
  id: number
  comentario_docente: string
}

type Respuesta = { tareaAsignacion: Entrega }

/** What a role may do with a delivery, with its own calls and texts. */
export interface Correccion {
  quien: 'docente' | 'admin'
  /** What is said where the server has no words of its own. */
  falla: string
  grade: UseMutationOptions<Respuesta, ApiError, Calificacion>
  /** For another try. */
  sendBack?: UseMutationOptions<Respuesta, ApiError, Devolucion>
  /** Somebody else was first: what is shown is out of date. */
  refetch: () => void
}

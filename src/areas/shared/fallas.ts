import type { ApiError } from '../../lib/api'
import { toast } from '../../ui/toast'

/** These say by themselves what happened: the session ended, or somebody else was faster. */
const ELOCUENTES = [401, 403, 404, 409]

/** 'Error al aprobar el aporte. No hay conexión con el servidor.' */
export function avisarFalla(falla: string) {
  return (error: ApiError) => {
    const solo = ELOCUENTES.includes(error.status) || error.message === falla
    toast.error(solo ? error.message : `${falla.replace(/\.$/, '')}. ${error.message}`)
  }
}

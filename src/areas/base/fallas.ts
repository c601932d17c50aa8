import { type ApiError, textoDeFalla } from '../../lib/api'
import { toast } from '../../ui/toast'

export const announceFailure = (falla: string) => (error: ApiError) =>
  void toast.error(textoDeFalla(falla, error))

/** For a query of what may not be there: null where there is none, or it is somebody else's. */
export function nadaSiNoExiste(error: ApiError): null {
  if (error.status === 404) return null
  throw error
}

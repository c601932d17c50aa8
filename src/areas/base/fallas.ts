import { type ApiError, textoDeFalla } from '../../lib/api'
import { toast } from '../../ui/toast'

export const announceFailure = (falla: string) => (error: ApiError) =>
  void toast.error(textoDeFalla(falla, error))

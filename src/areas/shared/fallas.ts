import type { ApiError } from '../../lib/api'
import { textoDeFalla } from '../../lib/texto-de-falla'
import { toast } from '../../ui/toast'

export const avisarFalla = (falla: string) => (error: ApiError) =>
  void toast.error(textoDeFalla(falla, error))

import type { ApiError } from '../../lib/api'
import { toast } from '../../ui/toast'

/** The server's own words where it has some; otherwise what this screen says, to the letter. */
export const textoDeFalla = (falla: string, error: ApiError) => (error.conTexto ? error.message : falla)

export const avisarFalla = (falla: string) => (error: ApiError) =>
  void toast.error(textoDeFalla(falla, error))

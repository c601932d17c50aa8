import { type ApiError, textoDeFalla } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { queryClient } from '../consultas'

const CERRADA = 'catedra_cerrada'

interface Textos {
  falla: string
  /** What became of what waited, where its course was closed meanwhile. */
  perdido: string
}

/** Says why what was done here did not go; of a course that was closed meanwhile, its screens say so from then on. */
export function announceRechazo({ falla, perdido }: Textos, error: ApiError): void {
  const isCerrada = error.code === CERRADA
  toast.error(isCerrada ? `${error.message} ${perdido}` : textoDeFalla(falla, error))
  if (isCerrada) void queryClient.invalidateQueries()
}

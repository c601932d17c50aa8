import type { Modalidad } from '../../domain/catedras/catedras'
import { Badge } from '../../ui/badge'

export const etiquetaDeModalidad: Record<Modalidad, string> = {
  PARTICULAR: 'Particular',
  INSTITUCIONAL: 'Institucional',
}

export function ModalidadDePago({ modalidad }: { modalidad: Modalidad }) {
  return <Badge tone={modalidad === 'PARTICULAR' ? 'blue' : 'grey'}>{modalidad}</Badge>
}

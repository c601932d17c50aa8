import { ClipboardList, ListChecks, type LucideIcon, Megaphone, MessageSquareText } from 'lucide-react'
import { etiquetaDeTipo, type TipoDePublicacion } from '../../domain/tablon/publicaciones'

const iconos: Record<TipoDePublicacion, LucideIcon> = {
  ANUNCIO: Megaphone,
  TAREA: ClipboardList,
  EVALUACION: ListChecks,
  OTRO: MessageSquareText,
}

export function Tipo({ tipo }: { tipo: TipoDePublicacion }) {
  const Icono = iconos[tipo]
  return (
    <span className="tipo">
      <Icono aria-hidden="true" /> {etiquetaDeTipo[tipo]}
    </span>
  )
}

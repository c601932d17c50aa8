import { CircleCheck, CircleDashed, CircleX, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react'
import { etiquetaDeLuz, type Luz as Valor } from '../../domain/habilitacion/habilitacion'
import { Badge, type Tone } from '../../ui/badge'

const dibujos: Record<Valor, { tono: Tone; Icono: LucideIcon }> = {
  SIN_REGLA: { tono: 'grey', Icono: CircleDashed },
  HABILITADO: { tono: 'green', Icono: CircleCheck },
  DEPENDE: { tono: 'blue', Icono: Hourglass },
  EN_RIESGO: { tono: 'yellow', Icono: TriangleAlert },
  NO_ALCANZA: { tono: 'red', Icono: CircleX },
}

/** Whether somebody may sit the exam: told by its word and its shape, and by a colour besides. */
export function Luz({ luz }: { luz: Valor }) {
  const { tono, Icono } = dibujos[luz]
  return (
    <Badge tone={tono}>
      <Icono className="luz" aria-hidden="true" />
      {etiquetaDeLuz[luz]}
    </Badge>
  )
}

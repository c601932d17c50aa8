import { RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button'
import { useGestion } from '../../base/curso/gestion'
import { useAccion } from '../../base/use-accion'
import type { Entrega } from '../tipos'
import { calificacion } from './gestion'

/** Takes back what was done last to a delivery, while that can be. */
export function Deshacer({ entrega: { id, deshacer_hasta } }: { entrega: Entrega }) {
  const { undo } = useGestion(calificacion)
  const { send, enviando } = useAccion(undo)
  if (!deshacer_hasta) return null
  return (
    <Button onClick={() => send([id])} saving={enviando} savingLabel="Deshaciendo...">
      <RotateCcw aria-hidden="true" /> Deshacer
    </Button>
  )
}

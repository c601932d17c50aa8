import { Send } from 'lucide-react'
import { cuantos } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { useGestion } from '../../base/curso/gestion'
import { useAccion } from '../../base/use-accion'
import { calificacion } from './gestion'

interface Props {
  tarea: { id: number; titulo: string }
  /** How many are graded, and their students do not know of yet. */
  cuantas: number
  callado?: boolean
}

/** Tells the grades of a task to all that wait for theirs; nothing where none does. */
export function PublicarNotas({ tarea, cuantas, callado = false }: Props) {
  const { publishNotas } = useGestion(calificacion)
  const { send, enviando } = useAccion(publishNotas)
  if (cuantas === 0) return null
  return (
    <Button
      variant={callado ? 'quiet' : 'plain'}
      onClick={() => send(tarea.id)}
      saving={enviando}
      savingLabel="Publicando..."
    >
      <Send aria-hidden="true" /> Publicar {cuantos(cuantas, 'nota', 'notas')}
      <span className="oculto"> de {tarea.titulo}</span>
    </Button>
  )
}

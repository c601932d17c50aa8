import { Undo2 } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { devolucion } from '../../../domain/tareas/calificaciones'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/toast'
import { useGestion } from '../../base/curso/gestion'
import { announceFailure } from '../../base/fallas'
import { useAccion } from '../../base/use-accion'
import type { Entrega } from '../tipos'
import { calificacion } from './gestion'

interface Props {
  entrega: Entrega
  onSendBack: (entrega: Entrega) => void
}

/** Gives a delivery back for another try, with what is written as the comment. */
export function Devolucion({ entrega, onSendBack }: Props) {
  const { sendBack, refetch } = useGestion(calificacion)
  const { getValues, setError, setFocus } = useFormContext<{ comentario_docente: string }>()
  const { send, enviando } = useAccion(sendBack)

  const onCall = () => {
    const { data, error } = devolucion.safeParse(getValues())
    if (error) {
      const message = error.issues[0]?.message ?? ''
      setError('comentario_docente', { type: 'escrito', message })
      setFocus('comentario_docente')
      toast.error(message)
      return
    }
    send(
      { id: entrega.id, ...data },
      {
        onSuccess: ({ tareaAsignacion }) => onSendBack(tareaAsignacion),
        onError: (rechazo) => {
          announceFailure('No se pudo devolver la entrega.')(rechazo)
          refetch()
        },
      },
    )
  }

  return (
    <Button onClick={onCall} saving={enviando} savingLabel="Devolviendo...">
      <Undo2 aria-hidden="true" />
      <span>
        Devolver<span className="en-lo-ancho"> para otro intento</span>
      </span>
    </Button>
  )
}

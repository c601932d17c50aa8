import { Undo2 } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { devolucion } from '../../../domain/calificaciones'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/toast'
import { avisarFalla } from '../../base/fallas'
import { useAccion } from '../../base/use-accion'
import type { Entrega } from '../tipos'
import type { Correccion } from './tipos'

interface Props {
  entrega: Entrega
  devolver: NonNullable<Correccion['devolver']>
  alDevolver: (entrega: Entrega) => void
  releer: () => void
}

/** Gives a delivery back for another try, with what is written as the comment. */
export function Devolver({ entrega, devolver, alDevolver, releer }: Props) {
  const { getValues, setError, setFocus } = useFormContext<{ comentario_docente: string }>()
  const { enviar, enviando } = useAccion(devolver)

  const alPedir = () => {
    const { data, error } = devolucion.safeParse(getValues())
    if (error) {
      const message = error.issues[0]?.message ?? ''
      setError('comentario_docente', { type: 'escrito', message })
      setFocus('comentario_docente')
      toast.error(message)
      return
    }
    enviar(
      { id: entrega.id, ...data },
      {
        onSuccess: ({ tareaAsignacion }) => alDevolver(tareaAsignacion),
        onError: (rechazo) => {
          avisarFalla('No se pudo devolver la entrega.')(rechazo)
          releer()
        },
      },
    )
  }

  return (
    <Button onClick={alPedir} saving={enviando} savingLabel="Devolviendo...">
      <Undo2 aria-hidden="true" /> Devolver para otro intento
    </Button>
  )
}

import { useRef, useState } from 'react'
import { canHandIn } from '../../../domain/tareas/tareas'
import { Dialog } from '../../../ui/dialog'
import { useUltimo } from '../../base/use-ultimo'
import type { Entrega } from '../tipos'
import { FormularioDeEntrega } from './formulario-de-entrega'

interface Props {
  /** Nothing where it is closed. */
  tarea: Entrega | null
  /** What was left half sent goes on at once. */
  sigue?: boolean
  onClose: () => void
}

/** While a file is on its way it stays: cancelling is a button of its own. */
export function DialogoDeEntrega({ tarea: cual, sigue, onClose }: Props) {
  // A contribution is written on its task's own page.
  const tarea = cual?.TareaMaestra.tipo === 'ENTREGA' ? cual : null
  const ultima = useUltimo(tarea)
  const subiendo = useRef(false)
  // Once it could be delivered it stays open: the receipt is shown in it.
  const [entregable, setEntregable] = useState<number | null>(null)
  if (tarea && tarea.id !== entregable && canHandIn(tarea)) setEntregable(tarea.id)
  if (!ultima) return null
  const { titulo, Catedra } = ultima.TareaMaestra
  return (
    <Dialog
      open={tarea !== null && tarea.id === entregable}
      onClose={() => {
        if (!subiendo.current) onClose()
      }}
      title="Subir Entrega"
      description={`${titulo} · ${Catedra.nombre}`}
    >
      <FormularioDeEntrega
        tareaId={ultima.id}
        sigue={sigue}
        onUpload={(enCurso) => {
          subiendo.current = enCurso
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}

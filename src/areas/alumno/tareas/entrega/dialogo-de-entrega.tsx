import { useRef } from 'react'
import { Dialog } from '../../../../ui/dialog'
import type { Entrega } from '../../../shared/tareas/tipos'
import { useUltimo } from '../../../shared/use-ultimo'
import { Entregar } from './entregar'

interface Props {
  /** Nothing where it is closed. */
  tarea: Entrega | null
  alCerrar: () => void
}

/** While a file is on its way it stays: cancelling is a button of its own. */
export function DialogoDeEntrega({ tarea, alCerrar }: Props) {
  const ultima = useUltimo(tarea)
  const subiendo = useRef(false)
  if (!ultima) return null
  const { titulo, Catedra } = ultima.TareaMaestra
  return (
    <Dialog
      open={tarea !== null}
      onClose={() => {
        if (!subiendo.current) alCerrar()
      }}
      title="Subir Entrega"
      description={`${titulo} · ${Catedra.nombre}`}
    >
      <Entregar
        tareaId={ultima.id}
        alSubir={(enCurso) => {
          subiendo.current = enCurso
        }}
        alCerrar={alCerrar}
      />
    </Dialog>
  )
}

import { lazy } from 'react'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import { useUltimo } from '../base/use-ultimo'
import type { AsignacionProps } from './asignacion'
import type { TareaMaestra } from './tipos'

/** Forms and their rules come when one is opened. */
const Asignacion = lazy(() => import('./asignacion'))

type Props = Omit<AsignacionProps, 'tarea'> & {
  /** Nothing where it is closed. */
  tarea: TareaMaestra | null
}

export function DialogoDeAsignacion({ tarea, onClose, ...resto }: Props) {
  const cual = useUltimo(tarea)
  if (!cual) return null
  return (
    <Dialog open={tarea !== null} onClose={onClose} title="Asignar tarea" description={cual.titulo}>
      <Lectura falla="Error al cargar alumnos asignados previamente.">
        <Asignacion tarea={cual} onClose={onClose} {...resto} />
      </Lectura>
    </Dialog>
  )
}

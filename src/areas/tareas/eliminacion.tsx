import { cuantos } from '../../lib/formato'
import { useGestion } from '../base/curso/gestion'
import { Eliminacion } from '../base/eliminacion'
import { tareas } from './gestion'
import type { TareaMaestra } from './tipos'

interface Props {
  /** Asks about this one; nothing where it is none. */
  tarea: TareaMaestra | null
  onClose: () => void
}

export function EliminacionDeTarea({ tarea, onClose }: Props) {
  const { removeTarea } = useGestion(tareas)
  return (
    <Eliminacion
      cual={tarea}
      accion={({ catedraId }) => removeTarea(catedraId)}
      titulo={({ titulo }) => `¿Eliminar la tarea «${titulo}»?`}
      confirmLabel="Eliminar la tarea"
      onClose={onClose}
    >
      {({ resumen: { asignadas, porCalificar, calificadas } }) => (
        <p>
          {asignadas === 0
            ? 'Todavía no está asignada a nadie.'
            : `Con ella se eliminan ${loQueSeVa(asignadas, porCalificar + calificadas)}.`}
        </p>
      )}
    </Eliminacion>
  )
}

function loQueSeVa(asignadas: number, entregas: number): string {
  const asignacion = `su asignación a ${cuantos(asignadas, 'alumno', 'alumnos')}`
  const publicacion = 'su publicación en el tablón'
  if (entregas === 0) return `${asignacion} y ${publicacion}`
  return `${asignacion}, ${publicacion} y ${cuantos(entregas, 'entrega', 'entregas')} con sus archivos y calificaciones`
}

import { EN_PAPELERA } from '../../domain/papelera/papelera'
import { cuantos } from '../../lib/formato'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useGestion } from '../base/curso/gestion'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { tareas } from './gestion'
import type { TareaMaestra } from './tipos'

interface Props {
  /** Asks about this one; nothing where it is none. */
  tarea: TareaMaestra | null
  onClose: () => void
}

export function EliminacionDeTarea({ tarea, onClose }: Props) {
  const cual = useUltimo(tarea)
  const { removeTarea } = useGestion(tareas)
  const { send, enviando } = useAccion(removeTarea(cual?.catedraId ?? 0))
  if (!cual) return null
  const { porCalificar, calificadas, asignadas } = cual.resumen
  const entregas = porCalificar + calificadas
  return (
    <ConfirmDialog
      open={tarea !== null}
      onClose={onClose}
      onConfirm={() => send(cual.id, hastaQueNoEste(onClose))}
      title={`¿Eliminar la tarea «${cual.titulo}»?`}
      confirmLabel="Eliminar la tarea"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      <p>
        {asignadas === 0
          ? 'Todavía no está asignada a nadie.'
          : `Con ella se eliminan ${loQueSeVa(asignadas, entregas)}.`}
      </p>
      <p>{EN_PAPELERA}</p>
    </ConfirmDialog>
  )
}

function loQueSeVa(asignadas: number, entregas: number): string {
  const asignacion = `su asignación a ${cuantos(asignadas, 'alumno', 'alumnos')}`
  const publicacion = 'su publicación en el tablón'
  if (entregas === 0) return `${asignacion} y ${publicacion}`
  return `${asignacion}, ${publicacion} y ${cuantos(entregas, 'entrega', 'entregas')} con sus archivos y calificaciones`
}

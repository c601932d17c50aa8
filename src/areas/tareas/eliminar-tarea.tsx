import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api'
import { cuantos } from '../../lib/formato'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import type { Hecho } from './cambio'
import type { TareaMaestra } from './tipos'

interface Props {
  /** Asks about this one; nothing where it is none. */
  tarea: TareaMaestra | null
  eliminar: UseMutationOptions<Hecho, ApiError, number>
  alCerrar: () => void
}

export function EliminarTarea({ tarea, eliminar, alCerrar }: Props) {
  const cual = useUltimo(tarea)
  const { enviar, enviando } = useAccion(eliminar)
  if (!cual) return null
  const { porCalificar, calificadas, asignadas } = cual.resumen
  const entregas = porCalificar + calificadas
  return (
    <ConfirmDialog
      open={tarea !== null}
      onClose={alCerrar}
      onConfirm={() => enviar(cual.id, hastaQueNoEste(alCerrar))}
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
      <p>No se puede deshacer.</p>
    </ConfirmDialog>
  )
}

function loQueSeVa(asignadas: number, entregas: number): string {
  const asignacion = `su asignación a ${cuantos(asignadas, 'alumno', 'alumnos')}`
  const publicacion = 'su publicación en el tablón'
  if (entregas === 0) return `${asignacion} y ${publicacion}`
  return `${asignacion}, ${publicacion} y ${cuantos(entregas, 'entrega', 'entregas')} con sus archivos y calificaciones`
}

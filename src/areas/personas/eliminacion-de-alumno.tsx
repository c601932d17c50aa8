import { useQuery } from '@tanstack/react-query'
import { EN_PAPELERA } from '../../domain/papelera/papelera'
import { nombreDePersona } from '../../domain/personas/nombres'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { type Alumno, alumnoQuery, removeAlumno } from './queries-de-alumnos'

interface Props {
  /** Asks about this one; nothing where it is none. */
  alumno: Alumno | null
  onClose: () => void
}

/** Names what goes with a student before they go. */
export function EliminacionDeAlumno({ alumno, onClose }: Props) {
  const ultimo = useUltimo(alumno)
  const { send, enviando } = useAccion(removeAlumno)
  const { data } = useQuery({ ...alumnoQuery(ultimo?.id ?? 0), enabled: alumno !== null })
  const catedras = data?.catedras ?? []
  if (!ultimo) return null
  return (
    <ConfirmDialog
      open={alumno !== null}
      onClose={onClose}
      onConfirm={() => send(ultimo.id, hastaQueNoEste(onClose))}
      title={`¿Eliminar a ${nombreDePersona(ultimo)}?`}
      confirmLabel="Eliminar al alumno"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      {catedras.length > 0 && (
        <>
          <p>Se eliminan también sus inscripciones, con sus pagos, asistencias, entregas y calificaciones:</p>
          <ul className="vinetas">
            {catedras.map(({ catedraId, nombre, anio }) => (
              <li key={catedraId}>
                {nombre} ({anio})
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{EN_PAPELERA}</p>
    </ConfirmDialog>
  )
}

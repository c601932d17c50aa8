import { useQuery } from '@tanstack/react-query'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Eliminacion } from '../base/eliminacion'
import { type Alumno, alumnoQuery, removeAlumno } from './queries-de-alumnos'

interface Props {
  /** Asks about this one; nothing where it is none. */
  alumno: Alumno | null
  onClose: () => void
}

/** Names what goes with a student before they go. */
export const EliminacionDeAlumno = ({ alumno, onClose }: Props) => (
  <Eliminacion
    cual={alumno}
    accion={() => removeAlumno}
    titulo={(cual) => `¿Eliminar a ${nombreDePersona(cual)}?`}
    confirmLabel="Eliminar al alumno"
    onClose={onClose}
  >
    {({ id }) => <SusCatedras id={id} seLee={alumno !== null} />}
  </Eliminacion>
)

function SusCatedras({ id, seLee }: { id: number; seLee: boolean }) {
  const { data } = useQuery({ ...alumnoQuery(id), enabled: seLee })
  const catedras = data?.catedras ?? []
  return (
    catedras.length > 0 && (
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
    )
  )
}

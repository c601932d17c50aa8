import { nombreDePersona } from '../../domain/personas/nombres'
import { Eliminacion } from '../base/eliminacion'
import { type Docente, removeDocente } from './queries-de-docentes'

interface Props {
  /** Asks about this one; nothing where it is none. */
  docente: Docente | null
  onClose: () => void
}

/** Says what is left without a teacher before they go. */
export const EliminacionDeDocente = ({ docente, onClose }: Props) => (
  <Eliminacion
    cual={docente}
    accion={() => removeDocente}
    titulo={(cual) => `¿Eliminar a ${nombreDePersona(cual)}?`}
    confirmLabel="Eliminar al docente"
    onClose={onClose}
  >
    {({ totalCatedras }) =>
      totalCatedras > 0 && (
        <p>
          {totalCatedras === 1 ? 'Su cátedra quedará' : `Sus ${totalCatedras} cátedras quedarán`} sin docente,
          con sus alumnos y todo lo demás.
        </p>
      )
    }
  </Eliminacion>
)

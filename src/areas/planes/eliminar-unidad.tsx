import { nombreDeUnidad, type TipoDeOrganizacion } from '../../domain/planes/organizacion'
import { Eliminacion } from '../base/eliminacion'
import { removeUnidad } from './queries'
import type { Unidad } from './tipos'

interface Props {
  catedraId: number
  tipo: TipoDeOrganizacion
  /** Asks about this one; nothing where it is none. */
  unidad: Unidad | null
  onClose: () => void
}

export function EliminarUnidad({ catedraId, tipo, unidad, onClose }: Props) {
  const nombre = nombreDeUnidad(tipo)
  return (
    <Eliminacion
      cual={unidad}
      accion={() => removeUnidad(catedraId)}
      titulo={({ periodo }) => `¿Eliminar el ${nombre} «${periodo}»?`}
      confirmLabel={`Eliminar el ${nombre}`}
      onClose={onClose}
    >
      {({ recursos }) => (
        <p>
          Con él{' '}
          {recursos.length > 0
            ? 'se eliminan su contenido, sus recursos y los archivos que solo él usa'
            : 'se elimina su contenido'}
          . Sus tareas y evaluaciones quedan, sin {nombre}.
        </p>
      )}
    </Eliminacion>
  )
}

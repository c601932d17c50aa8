import { nombreDePersona } from '../../domain/nombres'
import { Button } from '../../ui/button'

interface Props {
  persona: { nombre: string; apellido: string }
  alEditar: () => void
  alEliminar: () => void
  eliminando: boolean
}

/** What can be done with the person of a row; their name is said to who can't see which row it is. */
export function AccionesDePersona({ persona, alEditar, alEliminar, eliminando }: Props) {
  const nombre = nombreDePersona(persona)
  return (
    <td className="operaciones">
      <div>
        <Button variant="quiet" onClick={alEditar}>
          Editar<span className="oculto"> a {nombre}</span>
        </Button>
        <Button variant="quiet" onClick={alEliminar} saving={eliminando} savingLabel="Eliminando...">
          Eliminar<span className="oculto"> a {nombre}</span>
        </Button>
      </div>
    </td>
  )
}

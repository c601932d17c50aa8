import type { ReactNode } from 'react'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import { MoreActions } from '../../ui/more-actions'

interface Props {
  persona: { nombre: string; apellido: string }
  onEdit: () => void
  onRemove: () => void
  /** What else can be. */
  children?: ReactNode
}

/** What can be done with the person of a row; their name is said to who can't see which row it is. */
export function AccionesDePersona({ persona, onEdit, onRemove, children }: Props) {
  const nombre = nombreDePersona(persona)
  return (
    <td className="operaciones">
      <div>
        <Button variant="quiet" onClick={onEdit}>
          Editar<span className="oculto"> a {nombre}</span>
        </Button>
        <MoreActions of={nombre}>
          {children}
          <Button variant="quiet" onClick={onRemove}>
            Eliminar<span className="oculto"> a {nombre}</span>
          </Button>
        </MoreActions>
      </div>
    </td>
  )
}

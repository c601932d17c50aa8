import type { ReactNode } from 'react'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'

interface Props {
  /** Of who is signed in. */
  panel: string
  falla: string
  children: ReactNode
}

/** A course's screen while it is read, and where it can't be. */
export function CatedraLeida({ panel, falla, children }: Props) {
  return (
    <Lectura
      falla={falla}
      enPantalla={(parte) => (
        <Pantalla titulo="Cátedra" goBack={{ texto: 'Volver a Mi Dashboard', ruta: panel }}>
          {parte}
        </Pantalla>
      )}
    >
      {children}
    </Lectura>
  )
}

import { lazy } from 'react'
import { nombreDePersona } from '../../domain/personas/nombres'
import type { RolConCodigo } from '../../domain/sesiones/codigos'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import { useUltimo } from '../base/use-ultimo'

const Codigo = lazy(() => import('./codigo-por-decir'))

export interface SinCodigo {
  rol: RolConCodigo
  id: number
  nombre: string
  apellido: string
  email: string
}

/** The same, of somebody who is known to be a student. */
export type AlumnoSinCodigo = Omit<SinCodigo, 'rol'>

interface Props {
  /** To whom; nothing where it is closed. */
  persona: SinCodigo | null
  /** A teacher gives it in a course; the administrator needs none. */
  catedraId: number | null
  onClose: () => void
}

/** A code to sign in with, said to somebody whom no mail reaches. */
export function CodigoEnMano({ persona, catedraId, onClose }: Props) {
  const quien = useUltimo(persona)
  if (!quien) return null
  return (
    <Dialog
      open={persona !== null}
      onClose={onClose}
      title="Código para ingresar"
      description={`Para ${nombreDePersona(quien)}.`}
      size="narrow"
    >
      <Lectura falla="No se pudo cargar el código.">
        <Codigo key={quien.id} persona={quien} catedraId={catedraId} onClose={onClose} />
      </Lectura>
    </Dialog>
  )
}

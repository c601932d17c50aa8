import { lazy } from 'react'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import { useUltimo } from '../base/use-ultimo'

const Codigo = lazy(() => import('./codigo-por-decir'))

export interface AlumnoSinCodigo {
  id: number
  nombre: string
  apellido: string
  email: string
}

interface Props {
  /** To whom; nothing where it is closed. */
  alumno: AlumnoSinCodigo | null
  /** A teacher gives it in a course; the administrator needs none. */
  catedraId: number | null
  onClose: () => void
}

/** A code to sign in with, said to a student whom no mail reaches. */
export function CodigoEnMano({ alumno, catedraId, onClose }: Props) {
  const quien = useUltimo(alumno)
  if (!quien) return null
  return (
    <Dialog
      open={alumno !== null}
      onClose={onClose}
      title="Código para ingresar"
      description={`Para ${nombreDePersona(quien)}.`}
      size="narrow"
    >
      <Lectura falla="No se pudo cargar el código.">
        <Codigo key={quien.id} alumno={quien} catedraId={catedraId} onClose={onClose} />
      </Lectura>
    </Dialog>
  )
}

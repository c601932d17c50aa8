import { lazy } from 'react'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import type { Alumno } from './queries-de-alumnos'

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-alumno'))

interface Props {
  alumnos: Alumno[]
  ficha: ReturnType<typeof useDialogo>
}

export function DialogoDeAlumno({ alumnos, ficha }: Props) {
  const nuevo = ficha.sobre === 'nueva'
  const alumno = alumnos.find(({ id }) => String(id) === ficha.sobre)
  return (
    <Dialog
      open={ficha.abierto && (nuevo || alumno !== undefined)}
      onClose={ficha.cerrar}
      title={nuevo ? 'Crear alumno' : 'Editar alumno'}
    >
      <Lectura falla="No se pudo cargar el formulario.">
        <Formulario alumno={alumno} alCerrar={ficha.cerrar} />
      </Lectura>
    </Dialog>
  )
}

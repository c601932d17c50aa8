import { lazy } from 'react'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import type { Docente } from './queries-de-docentes'

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-docente'))

interface Props {
  docentes: Docente[]
  ficha: ReturnType<typeof useDialogo>
}

export function DialogoDeDocente({ docentes, ficha }: Props) {
  const nuevo = ficha.sobre === 'nueva'
  const docente = docentes.find(({ id }) => String(id) === ficha.sobre)
  return (
    <Dialog
      open={ficha.abierto && (nuevo || docente !== undefined)}
      onClose={ficha.cerrar}
      title={nuevo ? 'Crear docente' : 'Editar docente'}
    >
      <Lectura falla="No se pudo cargar el formulario.">
        <Formulario docente={docente} alCerrar={ficha.cerrar} />
      </Lectura>
    </Dialog>
  )
}

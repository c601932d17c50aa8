import { lazy } from 'react'
import { Dialog } from '../../ui/dialog'
import type { Catedra } from '../base/curso/queries'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'

const Formulario = lazy(() => import('./formulario-de-docentes'))

interface Props {
  catedra: Catedra
  dialogo: ReturnType<typeof useDialogo>
}

/** Who teaches a course, as what, from when until when. */
export const DialogoDeDocentes = ({ catedra: { id, docentes }, dialogo }: Props) => (
  <Dialog
    open={dialogo.abierto}
    onClose={dialogo.close}
    title="Docentes de la cátedra"
    description="Cada uno puede lo mismo que el titular mientras duran sus fechas, el último día también. El acta nombra al titular."
  >
    <Lectura falla="No se pudieron cargar los docentes.">
      <Formulario catedraId={id} docentes={docentes} onClose={dialogo.close} />
    </Lectura>
  </Dialog>
)

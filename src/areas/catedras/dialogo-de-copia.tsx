import { lazy } from 'react'
import { Dialog } from '../../ui/dialog'
import type { Catedra } from '../base/curso/queries'
import { Lectura } from '../base/lectura'

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-copia'))

interface Props {
  abierto: boolean
  catedra: Catedra
  onClose: () => void
  /** With the new one. */
  onCopy: (id: number) => void
}

/** A course once more for another year, with nobody in it. */
export function DialogoDeCopia({ abierto, catedra, onClose, onCopy }: Props) {
  return (
    <Dialog
      open={abierto}
      onClose={onClose}
      title="Copiar a otro año"
      description="Se copian los planes con sus recursos, las tareas, las evaluaciones, las reglas, los rubros y los horarios. Alumnos, notas, entregas, clases y tablón no; esta cátedra queda como está."
    >
      <Lectura falla="No se pudieron cargar los docentes.">
        <Formulario catedra={catedra} onClose={onClose} onCopy={onCopy} />
      </Lectura>
    </Dialog>
  )
}

import { lazy } from 'react'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { CatedraEditable } from './queries-de-catedras'

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-catedra'))

interface Props {
  abierto: boolean
  /** Which one it edits; otherwise it is a new one. */
  catedra: CatedraEditable | undefined
  onClose: () => void
  /** Once there is a new one; otherwise it closes. */
  onCreate?: (id: number) => void
}

export function DialogoDeCatedra({ abierto, catedra, onClose, onCreate }: Props) {
  return (
    <Dialog open={abierto} onClose={onClose} title={catedra ? 'Editar cátedra' : 'Crear cátedra'}>
      <Lectura falla="No se pudieron cargar los docentes.">
        <Formulario catedra={catedra} onClose={onClose} onCreate={onCreate} />
      </Lectura>
    </Dialog>
  )
}

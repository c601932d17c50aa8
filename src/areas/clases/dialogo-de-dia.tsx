import { lazy } from 'react'
import type { Horario } from '../../domain/horarios'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import { useGestion } from '../catedras/gestion'
import type { DiaClase } from './tipos'

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-dia'))

interface Props {
  catedraId: number
  dias: DiaClase[]
  horarios: readonly Horario[]
  /** About a new class day, or the one with that id. */
  dialogo: ReturnType<typeof useDialogo>
}

export function DialogoDeDia({ catedraId, dias, horarios, dialogo }: Props) {
  const { permisos } = useGestion()
  const dia = permisos.editDias ? dias.find(({ id }) => String(id) === dialogo.sobre) : undefined
  return (
    <Dialog
      open={dialogo.abierto && (dia !== undefined || dialogo.sobre === 'nuevo')}
      onClose={dialogo.close}
      title={dia ? 'Editar día de clase' : 'Crear día de clase'}
      size="narrow"
    >
      <Lectura falla="Error al guardar el día de clase.">
        <Formulario catedraId={catedraId} horarios={horarios} dia={dia} onClose={dialogo.close} />
      </Lectura>
    </Dialog>
  )
}

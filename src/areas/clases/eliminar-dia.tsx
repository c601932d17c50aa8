import { cuantos, diaCorto } from '../../lib/formato'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { eliminarDia } from './queries'
import type { DiaClase } from './tipos'

interface Props {
  /** Asks about this one; nothing where it is none. */
  dia: DiaClase | null
  alCerrar: () => void
}

export function EliminarDia({ dia, alCerrar }: Props) {
  const cual = useUltimo(dia)
  const { enviar, enviando } = useAccion(eliminarDia(cual?.catedraId ?? 0))
  if (!cual) return null
  const marcas = cual.presentes + cual.ausentes
  return (
    <ConfirmDialog
      open={dia !== null}
      onClose={alCerrar}
      onConfirm={() => enviar(cual.id, hastaQueNoEste(alCerrar))}
      title={`¿Eliminar la clase del ${cual.dia_semana.toLowerCase()} ${diaCorto(cual.fecha)}?`}
      confirmLabel="Eliminar el día de clase"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      <p>
        {marcas > 0
          ? `Con ella se elimina su asistencia: ${cuantos(cual.presentes, 'presente', 'presentes')} y ${cuantos(cual.ausentes, 'ausente', 'ausentes')}. Los porcentajes se calculan sin esa clase.`
          : 'Todavía no tiene asistencia registrada.'}
      </p>
      <p>No se puede deshacer.</p>
    </ConfirmDialog>
  )
}

import { useState } from 'react'
import type { Horario } from '../../domain/horarios'
import { cuantos, diaCorto } from '../../lib/formato'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { DialogoDeAsistencia } from '../asistencia/dialogo-de-asistencia'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import type { useDialogo } from '../base/use-dialogo'
import { useUltimo } from '../base/use-ultimo'
import { useGestion } from '../catedras/gestion'
import { DialogoDeDia } from './dialogo-de-dia'
import { DialogoDePeriodo } from './dialogo-de-periodo'
import { clases } from './gestion'
import { ListaDeDias } from './lista-de-dias'
import type { DiaClase } from './tipos'

type Dialogo = ReturnType<typeof useDialogo>

interface Props {
  catedraId: number
  dias: DiaClase[]
  horarios: readonly Horario[]
  inscritos: number
  /** The attendance of one, a day's own form, and that of a whole period. */
  asistencia: Dialogo
  ficha: Dialogo
  periodo: Dialogo
}

/** The class days of a course, with what may be done with each. */
export function Dias({ inscritos, asistencia, ficha, periodo, ...deCatedra }: Props) {
  const { permisos } = useGestion(clases)
  const [saliente, setSaliente] = useState<DiaClase | null>(null)
  const { catedraId, dias } = deCatedra
  return (
    <>
      <ListaDeDias
        dias={dias}
        inscritos={inscritos}
        onTake={({ id }) => asistencia.open(id)}
        {...(permisos.editDias && { onEdit: ({ id }) => ficha.open(id), onRemove: setSaliente })}
      />
      <DialogoDeAsistencia catedraId={catedraId} dias={dias} dialogo={asistencia} />
      <DialogoDeDia {...deCatedra} dialogo={ficha} />
      <DialogoDePeriodo {...deCatedra} dialogo={periodo} />
      <EliminacionDeDia dia={saliente} onClose={() => setSaliente(null)} />
    </>
  )
}

interface EliminacionProps {
  /** Asks about this one; nothing where it is none. */
  dia: DiaClase | null
  onClose: () => void
}

function EliminacionDeDia({ dia, onClose }: EliminacionProps) {
  const cual = useUltimo(dia)
  const { removeDia } = useGestion(clases)
  const { send, enviando } = useAccion(removeDia(cual?.catedraId ?? 0))
  if (!cual) return null
  const marcas = cual.presentes + cual.ausentes
  return (
    <ConfirmDialog
      open={dia !== null}
      onClose={onClose}
      onConfirm={() => send(cual.id, hastaQueNoEste(onClose))}
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

import { useSuspenseQuery } from '@tanstack/react-query'
import { CalendarPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { cuantos, diaCorto } from '../../lib/formato'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { begin } from '../asistencia/cola'
import { DialogoDeAsistencia } from '../asistencia/dialogo-de-asistencia'
import { prefetch as call } from '../base/consultas'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useDialogo } from '../base/use-dialogo'
import { useUltimo } from '../base/use-ultimo'
import { useCatedra } from '../catedras/queries'
import type { DeCatedra } from '../catedras/secciones-de-docente'
import { DialogoDeDia } from './dialogo-de-dia'
import { DialogoDePeriodo } from './dialogo-de-periodo'
import { clases } from './gestion'
import { Hoy } from './hoy'
import { ListaDeDias } from './lista-de-dias'
import type { DiaClase } from './tipos'

const { diasQuery, generateDias, removeDia, saveDia } = clases('docente')

begin('docente')

export const prefetch = (catedraId: number) => call(diasQuery(catedraId))

/** The class days of a course, today's first, and the attendance of each. */
export default function Clases({ catedraId }: DeCatedra) {
  const { data: dias } = useSuspenseQuery(diasQuery(catedraId))
  const { CatedraAlumno, CatedraDiaHorario: horarios } = useCatedra(catedraId)
  const ficha = useDialogo('ficha')
  const periodo = useDialogo('generar')
  const asistencia = useDialogo('dia')
  const [saliente, setSaliente] = useState<DiaClase | null>(null)
  const deCatedra = { catedraId, dias, horarios }
  return (
    <section className="apartado" aria-labelledby="clases">
      <h2 id="clases">Días de clase</h2>
      <Hoy {...deCatedra} inscritos={CatedraAlumno.length} onTake={asistencia.open} />
      <div className="botones">
        <Button onClick={() => ficha.open('nuevo')}>
          <Plus aria-hidden="true" /> Crear día de clase
        </Button>
        <Button onClick={() => periodo.open(1)}>
          <CalendarPlus aria-hidden="true" /> Generar un período
        </Button>
      </div>
      {dias.length === 0 && (
        <EmptyState title="Todavía no hay días de clase">
          No se encontraron datos. Créalos de a uno, o todos los de un período según el horario de la cátedra.
        </EmptyState>
      )}
      <ListaDeDias
        dias={dias}
        inscritos={CatedraAlumno.length}
        onTake={({ id }) => asistencia.open(id)}
        onEdit={({ id }) => ficha.open(id)}
        onRemove={setSaliente}
      />
      <DialogoDeAsistencia catedraId={catedraId} dias={dias} dialogo={asistencia} />
      <DialogoDeDia {...deCatedra} dialogo={ficha} save={(diaId) => saveDia(catedraId, diaId)} />
      <DialogoDePeriodo {...deCatedra} dialogo={periodo} generate={generateDias(catedraId)} />
      <EliminarDia dia={saliente} onClose={() => setSaliente(null)} />
    </section>
  )
}

interface Props {
  /** Asks about this one; nothing where it is none. */
  dia: DiaClase | null
  onClose: () => void
}

function EliminarDia({ dia, onClose }: Props) {
  const cual = useUltimo(dia)
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

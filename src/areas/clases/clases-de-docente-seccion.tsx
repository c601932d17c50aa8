import { useSuspenseQuery } from '@tanstack/react-query'
import { CalendarPlus, Plus } from 'lucide-react'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { begin } from '../asistencia/cola'
import { prefetch as call } from '../base/consultas'
import { useDialogo } from '../base/use-dialogo'
import { useCatedra } from '../catedras/queries'
import type { DeCatedra } from '../catedras/secciones-de-docente'
import { Dias } from './dias'
import { clases } from './gestion'
import { Hoy } from './hoy'

const { diasQuery } = clases('docente')

begin('docente')

export const prefetch = (catedraId: number) => call(diasQuery(catedraId))

/** The class days of a course, today's first, and the attendance of each. */
export default function Clases({ catedraId }: DeCatedra) {
  const { data: dias } = useSuspenseQuery(diasQuery(catedraId))
  const { CatedraAlumno, CatedraDiaHorario: horarios } = useCatedra(catedraId)
  const ficha = useDialogo('ficha')
  const periodo = useDialogo('generar')
  const asistencia = useDialogo('dia')
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
      <Dias
        {...deCatedra}
        inscritos={CatedraAlumno.length}
        asistencia={asistencia}
        ficha={ficha}
        periodo={periodo}
      />
    </section>
  )
}

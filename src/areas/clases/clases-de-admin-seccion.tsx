import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { begin } from '../asistencia/cola-de-marcas'
import { SiAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { diasQuery } from '../base/curso/dias'
import { useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { useDialogo } from '../base/use-dialogo'
import { Dias } from './dias'

begin('admin')

/** The class days of a course, and the attendance of each. */
export default function Clases({ catedraId }: DeCatedra) {
  const { data: dias } = useSuspenseQuery(diasQuery('admin', catedraId))
  const { CatedraAlumno, CatedraDiaHorario: horarios } = useCatedra(catedraId)
  const dia = useDialogoQueCambia('clase')
  const periodo = useDialogoQueCambia('generar')
  const asistencia = useDialogo('dia')
  return (
    <section className="seccion" aria-labelledby="dias-de-clase">
      <header className="extremos">
        <h2 id="dias-de-clase">Días de clase</h2>
        <SiAbierta>
          <div className="botones">
            <Button onClick={() => periodo.open(1)}>Generar un período</Button>
            <Button onClick={() => dia.open('nuevo')}>Crear día de clase</Button>
          </div>
        </SiAbierta>
      </header>
      {dias.length === 0 && (
        <EmptyState title="Todavía no hay días de clase">
          <SiAbierta>Créalos de a uno, o todos los de un período según el horario de la cátedra.</SiAbierta>
        </EmptyState>
      )}
      <Dias
        catedraId={catedraId}
        dias={dias}
        horarios={horarios}
        inscritos={CatedraAlumno.length}
        asistencia={asistencia}
        ficha={dia}
        periodo={periodo}
      />
    </section>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { begin } from '../asistencia/cola'
import { Lectura } from '../base/lectura'
import { useDialogo } from '../base/use-dialogo'
import type { Catedra } from '../catedras/queries'
import { Dias } from './dias'
import { clases } from './gestion'

const { diasQuery } = clases('admin')

begin('admin')

/** The class days of a course, and the attendance of each. */
export function Clases({ catedra }: { catedra: Catedra }) {
  const dia = useDialogo('clase')
  const periodo = useDialogo('generar')
  return (
    <section className="seccion" aria-labelledby="dias-de-clase">
      <header>
        <h2 id="dias-de-clase">Días de clase</h2>
        <div className="botones">
          <Button onClick={() => periodo.open(1)}>Generar un período</Button>
          <Button onClick={() => dia.open('nuevo')}>Crear día de clase</Button>
        </div>
      </header>
      <Lectura falla="Error al cargar los días de clase.">
        <Leidos catedra={catedra} dia={dia} periodo={periodo} />
      </Lectura>
    </section>
  )
}

type Dialogo = ReturnType<typeof useDialogo>

function Leidos({ catedra, dia, periodo }: { catedra: Catedra; dia: Dialogo; periodo: Dialogo }) {
  const { id: catedraId, CatedraDiaHorario: horarios, CatedraAlumno } = catedra
  const { data: dias } = useSuspenseQuery(diasQuery(catedraId))
  const asistencia = useDialogo('dia')
  return (
    <>
      {dias.length === 0 && (
        <EmptyState title="Todavía no hay días de clase">
          Créalos de a uno, o todos los de un período según el horario de la cátedra.
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
    </>
  )
}

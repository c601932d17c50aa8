import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Lectura } from '../base/lectura'
import { useDialogo } from '../base/use-dialogo'
import type { Catedra } from '../catedras/queries'
import { DialogoDeDia } from '../clases/dialogo-de-dia'
import { DialogoDePeriodo } from '../clases/dialogo-de-periodo'
import { clases } from '../clases/gestion'
import { ListaDeDias } from '../clases/lista-de-dias'
import { begin } from './cola'
import { DialogoDeAsistencia } from './dialogo-de-asistencia'

const { diasQuery, saveDia, generateDias } = clases('admin')

begin('admin')

/** The class days of a course, and the attendance of each. */
export function DiasDeClase({ catedra }: { catedra: Catedra }) {
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
        <Dias catedra={catedra} dia={dia} periodo={periodo} />
      </Lectura>
    </section>
  )
}

type Dialogo = ReturnType<typeof useDialogo>

function Dias({ catedra, dia, periodo }: { catedra: Catedra; dia: Dialogo; periodo: Dialogo }) {
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
      <ListaDeDias dias={dias} inscritos={CatedraAlumno.length} onTake={({ id }) => asistencia.open(id)} />
      <DialogoDeAsistencia catedraId={catedraId} dias={dias} dialogo={asistencia} />
      <DialogoDeDia
        catedraId={catedraId}
        dias={dias}
        horarios={horarios}
        dialogo={dia}
        save={() => saveDia(catedraId)}
      />
      <DialogoDePeriodo
        catedraId={catedraId}
        dias={dias}
        horarios={horarios}
        dialogo={periodo}
        generate={generateDias(catedraId)}
      />
    </>
  )
}

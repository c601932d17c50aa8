import { useSuspenseQuery } from '@tanstack/react-query'
import { GraduationCap, Plus, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state'
import { Select } from '../../ui/select'
import { useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { useDialogo } from '../base/use-dialogo'
import { rutaDeCalificaciones, rutaDeNotaFinal, rutaDeTareaNueva } from '../docente'
import { DetallesDeTarea } from './detalles-de-tarea'
import { DialogoDeAsignacion } from './dialogo-de-asignacion'
import { EliminacionDeTarea } from './eliminacion'
import { MaestraItem } from './maestra-item'
import { tareasQuery } from './queries-de-docente'
import type { TareaMaestra } from './tipos'

/** A course's tasks, all of them or those of one unit. */
export default function Tareas({ catedraId }: DeCatedra) {
  const { data: tareas } = useSuspenseQuery(tareasQuery(catedraId))
  const { CatedraAlumno: inscritos } = useCatedra(catedraId)
  const [unidad, setUnidad] = useState('')
  const detalles = useDialogo('tarea')
  const asignacion = useDialogoQueCambia('asignar')
  const [saliente, setSaliente] = useState<TareaMaestra | null>(null)
  const visibles = tareas.filter(
    ({ unidadPlanId }) => unidad === '' || String(unidadPlanId ?? '0') === unidad,
  )
  const cual = ({ abierto, sobre }: typeof detalles) =>
    abierto ? (tareas.find(({ id }) => String(id) === sobre) ?? null) : null
  const abierta = useAbierta()
  const create = abierta && (
    <Link className="boton principal" to={rutaDeTareaNueva(catedraId)}>
      <Plus aria-hidden="true" /> Crear Nueva Tarea
    </Link>
  )

  return (
    <section className="apartado" aria-labelledby="tareas">
      <header className="extremos">
        <h2 id="tareas">Tareas</h2>
        {tareas.length > 0 && (
          <div className="botones">
            <Link className="boton" to={rutaDeCalificaciones(catedraId)}>
              <Table2 aria-hidden="true" /> Planilla de notas
            </Link>
            <Link className="boton" to={rutaDeNotaFinal(catedraId)}>
              <GraduationCap aria-hidden="true" /> Nota final
            </Link>
            {create}
          </div>
        )}
      </header>
      {tareas.length === 0 && (
        <EmptyState title="Todavía no hay tareas" action={create}>
          No se encontraron datos.
          {abierta && ' Crea una, asígnala a los alumnos que quieras y corrige aquí mismo lo que entreguen.'}
        </EmptyState>
      )}
      {unidadesDe(tareas).length > 1 && (
        <Select
          className="buscador"
          label="Unidad"
          options={unidadesDe(tareas)}
          value={unidad}
          onChange={({ target }) => setUnidad(target.value)}
        />
      )}
      <ul className="planes pila aire-4" aria-label="Tareas">
        {visibles.map((tarea) => (
          <MaestraItem
            key={tarea.id}
            tarea={tarea}
            onOpen={() => detalles.open(tarea.id)}
            onAssign={() => asignacion.open(tarea.id)}
            onRemove={() => setSaliente(tarea)}
          />
        ))}
      </ul>
      <DetallesDeTarea tarea={cual(detalles)} onClose={detalles.close} />
      <DialogoDeAsignacion tarea={cual(asignacion)} inscritos={inscritos} onClose={asignacion.close} />
      <EliminacionDeTarea tarea={saliente} onClose={() => setSaliente(null)} />
    </section>
  )
}

/** Those that have tasks; none where no task is of one. */
function unidadesDe(tareas: readonly TareaMaestra[]) {
  const unidades = new Map(
    tareas.map(({ UnidadPlan }) => [
      String(UnidadPlan?.id ?? 0),
      UnidadPlan ? `${UnidadPlan.PlanDeClases.titulo} · ${UnidadPlan.periodo}` : 'Sin unidad',
    ]),
  )
  if (unidades.size < 2) return []
  return [
    { value: '', label: 'Todas las unidades' },
    ...[...unidades].map(([value, label]) => ({ value, label })),
  ]
}

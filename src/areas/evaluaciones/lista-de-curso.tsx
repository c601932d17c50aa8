import { useState } from 'react'
import { Select } from '../../ui/select'
import { AsignarEvaluacion } from './asignar'
import { EliminarEvaluacion } from './eliminar'
import type { Curso, EvaluacionEnLista } from './gestion'
import { TablaDeEvaluaciones } from './tabla-de-evaluaciones'

interface Props {
  curso: Curso
  evaluaciones: EvaluacionEnLista[]
  alVer?: (evaluacion: EvaluacionEnLista) => void
}

const TODAS = { value: '', label: 'Todas' }
const SIN_UNIDAD = { value: '0', label: 'Sin unidad' }

/** A course's evaluations, all or of one unit, with what can be done to them. */
export function ListaDeCurso({ curso, evaluaciones, alVer }: Props) {
  const [unidad, setUnidad] = useState(TODAS.value)
  const [asignando, setAsignando] = useState<EvaluacionEnLista | null>(null)
  const [eliminando, setEliminando] = useState<EvaluacionEnLista | null>(null)
  const unidades = unidadesDe(evaluaciones)
  const visibles = evaluaciones.filter(
    ({ unidadPlanId }) => unidad === TODAS.value || String(unidadPlanId ?? 0) === unidad,
  )
  return (
    <>
      {unidades.length > 0 && (
        <Select
          className="filtro-de-unidad"
          label="Unidad"
          options={[TODAS, ...unidades, SIN_UNIDAD]}
          value={unidad}
          onChange={({ target }) => setUnidad(target.value)}
        />
      )}
      {visibles.length > 0 ? (
        <TablaDeEvaluaciones
          evaluaciones={visibles}
          alVer={alVer}
          alAsignar={setAsignando}
          alEliminar={setEliminando}
        />
      ) : (
        <p role="status">No se encontraron datos.</p>
      )}
      <AsignarEvaluacion evaluacion={asignando} curso={curso} alCerrar={() => setAsignando(null)} />
      <EliminarEvaluacion evaluacion={eliminando} alCerrar={() => setEliminando(null)} />
    </>
  )
}

function unidadesDe(evaluaciones: EvaluacionEnLista[]) {
  const porId = new Map(
    evaluaciones.flatMap(({ UnidadPlan }) => (UnidadPlan ? [[UnidadPlan.id, UnidadPlan]] : [])),
  )
  return [...porId.values()].map(({ id, periodo, PlanDeClases }) => ({
    value: String(id),
    label: `${PlanDeClases.titulo}: ${periodo}`,
  }))
}

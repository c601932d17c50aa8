import { useState } from 'react'
import { Link } from 'react-router'
import { cuantos, enLinea } from '../../lib/formato'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { MoreActions } from '../../ui/more-actions'
import { Select } from '../../ui/select'
import { Tabla } from '../../ui/tabla'
import { useAbierta } from '../base/curso/abierta'
import { fechaYHora } from '../base/instantes'
import { DialogoDeAsignacion } from './dialogo-de-asignacion'
import { EliminacionDeEvaluacion } from './eliminacion'
import { EstadoDeEvaluacion } from './estado'
import { etiquetaDeOrigen } from './origen'
import { useRutas } from './rutas'
import type { Curso, EvaluacionEnLista } from './tipos'

interface Props {
  curso: Curso
  evaluaciones: EvaluacionEnLista[]
  onOpen?: (evaluacion: EvaluacionEnLista) => void
}

const TODAS = { value: '', label: 'Todas' }
const SIN_UNIDAD = { value: '0', label: 'Sin unidad' }

/** A course's evaluations, all or of one unit, with what can be done to them. */
export function ListaDeCurso({ curso, evaluaciones, onOpen }: Props) {
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
          onOpen={onOpen}
          onAssign={setAsignando}
          onRemove={setEliminando}
        />
      ) : (
        <p role="status">No se encontraron datos.</p>
      )}
      <DialogoDeAsignacion evaluacion={asignando} curso={curso} onClose={() => setAsignando(null)} />
      <EliminacionDeEvaluacion evaluacion={eliminando} onClose={() => setEliminando(null)} />
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

interface Acciones {
  onOpen?: ((evaluacion: EvaluacionEnLista) => void) | undefined
  onAssign: (evaluacion: EvaluacionEnLista) => void
  onRemove: (evaluacion: EvaluacionEnLista) => void
}

function TablaDeEvaluaciones({
  evaluaciones,
  ...acciones
}: Acciones & { evaluaciones: readonly EvaluacionEnLista[] }) {
  return (
    <Tabla
      className="de-evaluaciones"
      titulo="Evaluaciones, la más nueva primero"
      columnas={['Título', 'Estado', 'Fecha de entrega', 'Realizadas', 'Acciones']}
    >
      {evaluaciones.map((una) => (
        <EvaluacionItem key={una.id} evaluacion={una} {...acciones} />
      ))}
    </Tabla>
  )
}

function EvaluacionItem({
  evaluacion,
  onOpen,
  onAssign,
  onRemove,
}: Acciones & { evaluacion: EvaluacionEnLista }) {
  const rutas = useRutas()
  const abierta = useAbierta()
  const { id, catedraId, titulo, origen, estado, fecha_entrega, UnidadPlan } = evaluacion
  const { totalPreguntas, totalRealizadas, EvaluacionAsignacion } = evaluacion
  const asignadas = EvaluacionAsignacion.length
  const de = <span className="oculto"> «{titulo}»</span>
  const notas = [
    cuantos(totalPreguntas, 'pregunta', 'preguntas'),
    UnidadPlan?.periodo,
    etiquetaDeOrigen[origen],
  ]
  return (
    <tr>
      <th scope="row">
        {titulo} <small className="apagado">{enLinea(notas)}</small>
      </th>
      <td data-columna="Estado">
        {asignadas > 0 ? <EstadoDeEvaluacion estado={estado} /> : <Badge tone="grey">Sin asignar</Badge>}
      </td>
      <td data-columna="Fecha de entrega">{fecha_entrega ? fechaYHora(fecha_entrega) : '—'}</td>
      <td data-columna="Realizadas" className="corrido">
        {asignadas > 0 ? `${totalRealizadas} de ${asignadas}` : '—'}
      </td>
      <td className="operaciones">
        <div>
          {onOpen ? (
            <Button variant="quiet" onClick={() => onOpen(evaluacion)}>
              Ver{de}
            </Button>
          ) : (
            <Link className="boton callado" to={rutas.detalles(catedraId, id)}>
              Ver{de}
            </Link>
          )}
          {(abierta || asignadas > 0) && (
            <MoreActions of={`«${titulo}»`}>
              {abierta && (
                <Button variant="quiet" onClick={() => onAssign(evaluacion)}>
                  Asignar{de}
                </Button>
              )}
              {asignadas > 0 && (
                <Link className="boton callado" to={rutas.resultados(catedraId, id)}>
                  Resultados{de}
                </Link>
              )}
              {abierta && (
                <Button variant="quiet" onClick={() => onRemove(evaluacion)}>
                  Eliminar{de}
                </Button>
              )}
            </MoreActions>
          )}
        </div>
      </td>
    </tr>
  )
}

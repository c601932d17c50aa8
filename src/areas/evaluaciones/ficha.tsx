import { Link } from 'react-router'
import { enLinea } from '../../lib/formato'
import { fechaYHora } from '../base/instantes'
import { EstadoDeEvaluacion } from './estado'
import { etiquetaDeOrigen } from './origen'
import { useRutas } from './rutas'
import type { EvaluacionEnLista } from './tipos'

/** Where its questions come from, of which unit it is, until when, and who has done it. */
export function FichaDeGestion({ evaluacion }: { evaluacion: EvaluacionEnLista }) {
  const rutas = useRutas()
  const { id, catedraId, origen, estado, fecha_entrega, UnidadPlan, EvaluacionAsignacion } = evaluacion
  const asignadas = EvaluacionAsignacion.length
  const datos = [
    etiquetaDeOrigen[origen],
    UnidadPlan && `${UnidadPlan.PlanDeClases.titulo}: ${UnidadPlan.periodo}`,
    asignadas === 0 && 'Sin asignar',
    fecha_entrega && `Fecha de entrega: ${fechaYHora(fecha_entrega)}`,
  ]
  return (
    <p className="ficha-corta">
      {enLinea(datos)}
      {asignadas > 0 && (
        <>
          {'\u00a0· '}
          <Link to={rutas.resultados(catedraId, id)}>
            {evaluacion.totalRealizadas} de {asignadas} la hicieron
          </Link>{' '}
          <EstadoDeEvaluacion estado={estado} />
        </>
      )}
    </p>
  )
}

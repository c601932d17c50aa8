import { Link } from 'react-router'
import { porPlazo } from '../../domain/tableros/tablero'
import { guaranies } from '../../lib/formato'
import { rutas } from '../alumno'
import { Plazo } from '../base/plazo'
import { type EvaluacionPropia, enlaceDeEvaluacion, enlaceDeTarea, type TareaPropia } from './destinos'
import type { Tablero } from './queries-de-alumno'

/** The first thing that one sees: what is due next, or late. */
export function Proximo({ tablero }: { tablero: Tablero }) {
  const { tareasPendientes, tareasAtrasadas, evaluacionesPendientes } = tablero
  const atrasado = tablero.catedras.reduce((suma, una) => suma + una.atrasado, 0)
  const [primero] = porPlazo<TareaPropia | EvaluacionPropia>([
    ...tareasAtrasadas,
    ...tareasPendientes,
    ...evaluacionesPendientes,
  ])
  if (!primero) {
    return (
      <section className="panel proximo pila aire-1 al-dia" aria-labelledby="proximo">
        <h2 id="proximo">{atrasado > 0 ? 'Nada por entregar' : 'Estás al día'}</h2>
        <p>No tienes tareas ni evaluaciones pendientes.</p>
        <Atraso atrasado={atrasado} />
      </section>
    )
  }
  const isTarea = 'tareaAsignacionId' in primero
  return (
    <section className="panel proximo pila aire-1" aria-labelledby="proximo">
      <h2 id="proximo">Lo próximo que vence</h2>
      <p className="cual">
        <Link {...(isTarea ? enlaceDeTarea(primero) : enlaceDeEvaluacion(primero))}>{primero.titulo}</Link>
      </p>
      <p>
        <Plazo fecha_entrega={primero.fecha_entrega} />
      </p>
      <Atraso atrasado={atrasado} />
      <p className="apagado">
        {isTarea ? 'Tarea' : 'Evaluación'} de {primero.catedra.nombre}
      </p>
    </section>
  )
}

function Atraso({ atrasado }: { atrasado: number }) {
  if (atrasado === 0) return null
  return (
    <p>
      Debes {guaranies(atrasado)} de lo que ya venció. <Link to={rutas.pagos}>Ver mis pagos</Link>
    </p>
  )
}

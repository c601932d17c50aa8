import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { conIds } from '../../base/direcciones'
import { rutaDeEvaluacion, rutas } from '../../docente'
import { Recupero } from '../../recuperatorios/recupero'
import { fechaDeEntrega } from '../../tareas/ficha-de-tarea'
import { Puntaje } from '../../tareas/puntaje'
import { Apartado } from './apartado'
import { type EvaluacionDeAlumno, evaluacionesDeAlumnoQuery } from './queries'

/** Those that wait and those that are done. */
export function Evaluaciones({ catedraId, alumnoId }: { catedraId: number; alumnoId: number }) {
  const { data: evaluaciones } = useSuspenseQuery(evaluacionesDeAlumnoQuery(catedraId, alumnoId))
  const [hechas, pendientes] = [true, false].map((realizada) =>
    evaluaciones.filter((una) => una.realizada === realizada),
  )
  return (
    <>
      <Apartado titulo="Evaluaciones pendientes" vacio="No tiene evaluaciones pendientes.">
        {pendientes?.map((una) => (
          <EvaluacionItem key={una.id} evaluacion={una}>
            <Link className="boton" to={rutaDeEvaluacion(catedraId, una.id)}>
              Ver la evaluación<span className="oculto"> {una.titulo}</span>
            </Link>
          </EvaluacionItem>
        ))}
      </Apartado>
      <Apartado titulo="Evaluaciones calificadas" vacio="Todavía no hizo ninguna evaluación.">
        {hechas?.map((una) => (
          <EvaluacionItem key={una.id} evaluacion={una}>
            {una.score !== null && <Puntaje puntos={una.score} posibles={una.totalPoints} />}
            <Recupero nota={una} />
            <Link className="boton" to={conIds(rutas.resultadosDeAlumno, catedraId, alumnoId, una.id)}>
              Ver resultados<span className="oculto"> de {una.titulo}</span>
            </Link>
          </EvaluacionItem>
        ))}
      </Apartado>
    </>
  )
}

function EvaluacionItem({ evaluacion, children }: { evaluacion: EvaluacionDeAlumno; children: ReactNode }) {
  return (
    <li className="panel tarea-item extremos">
      <div className="titulado">
        <h3>{evaluacion.titulo}</h3>
        <p className="apagado">Fecha límite: {fechaDeEntrega(evaluacion.fecha_limite)}</p>
      </div>
      <div className="fila aire-3">{children}</div>
    </li>
  )
}

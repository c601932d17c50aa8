import { useSuspenseQuery } from '@tanstack/react-query'
import { cuantos, porcentaje } from '../../../lib/formato'
import { useGestion } from '../../base/curso/gestion'
import { ExportarLista } from '../../base/exportar'
import { Imprimir } from '../../base/imprimir'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { useId } from '../../base/use-id'
import { evaluaciones } from '../gestion'
import { PantallaDeCurso } from '../pantalla-de-curso'
import { useRutas } from '../rutas'
import type { Curso, ResultadosDeEvaluacion } from '../tipos'
import { PreguntasConAciertos } from './preguntas-con-aciertos'
import { TablaDeAlumnos } from './tabla-de-alumnos'

export function Component() {
  const id = useId('evaluacionId') ?? 0
  return (
    <PantallaDeCurso titulo="Resultados de la Evaluación" falla="Error al cargar los detalles de la cátedra.">
      {(curso) => (
        <Lectura
          falla="Error al cargar los resultados de la evaluación."
          enPantalla={(parte) => <Pantalla titulo="Resultados de la Evaluación">{parte}</Pantalla>}
        >
          <Leidos curso={curso} id={id} />
        </Lectura>
      )}
    </PantallaDeCurso>
  )
}

/** How a whole evaluation went. */
function Leidos({ curso, id }: { curso: Curso; id: number }) {
  const { resultadosQuery, archivosDe } = useGestion(evaluaciones)
  const rutas = useRutas()
  const { data } = useSuspenseQuery(resultadosQuery(id))
  const hay = data.resumen.realizadas > 0
  return (
    <Pantalla
      titulo={`Resultados: ${data.titulo}`}
      goBack={{ texto: 'Volver a la evaluación', ruta: rutas.detalles(curso.id, id) }}
      bajada={`${curso.nombre}. ${data.resumen.realizadas} de ${data.resumen.asignadas} la hicieron.`}
      accion={
        <div className="botones">
          <ExportarLista direccion={archivosDe(id).resultados} />
          <Imprimir />
        </div>
      }
    >
      <div className="resultados pila aire-5 de-evaluacion">
        {hay && (
          <div className="cuadros">
            <Resumen resumen={data.resumen} />
            <Distribucion tramos={data.distribucion} />
          </div>
        )}
        <h2>Alumnos</h2>
        <TablaDeAlumnos resultados={data} />
        {hay && (
          <>
            <h2>Aciertos por pregunta</h2>
            <PreguntasConAciertos evaluacionId={id} preguntas={data.preguntas} />
          </>
        )}
      </div>
    </Pantalla>
  )
}

function Resumen({ resumen }: { resumen: ResultadosDeEvaluacion['resumen'] }) {
  const cifras = [
    ['Promedio', resumen.promedio],
    ['Nota más baja', resumen.minimo],
    ['Nota más alta', resumen.maximo],
  ] as const
  return (
    <section className="panel apartado">
      <h2>En resumen</h2>
      <dl className="cifras hilera">
        {cifras.map(([nombre, cifra]) => (
          <div key={nombre}>
            <dt className="apagado">{nombre}</dt>
            <dd className="cifra">{cifra === null ? '—' : porcentaje(cifra)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const ANCHO = 30
const ALTO = 100

/** How many lie in each tenth, drawn; a table says the same to who can't see it. */
function Distribucion({ tramos }: { tramos: ResultadosDeEvaluacion['distribucion'] }) {
  const mayor = Math.max(...tramos.map(({ cuantos }) => cuantos), 1)
  return (
    <section className="panel apartado distribucion">
      <h2>Distribución de las notas</h2>
      <svg viewBox={`0 -14 ${tramos.length * ANCHO} ${ALTO + 32}`} aria-hidden="true">
        {tramos.map((tramo, i) => {
          const alto = (tramo.cuantos / mayor) * ALTO
          return (
            <g key={tramo.desde}>
              <rect x={i * ANCHO + 2} y={ALTO - alto} width={ANCHO - 4} height={alto} rx={3} />
              {tramo.cuantos > 0 && (
                <text x={(i + 0.5) * ANCHO} y={ALTO - alto - 4}>
                  {tramo.cuantos}
                </text>
              )}
              <text x={i * ANCHO + 2} y={ALTO + 14} className="eje">
                {tramo.desde}
              </text>
            </g>
          )
        })}
        <path d={`M0 ${ALTO}H${tramos.length * ANCHO}`} />
      </svg>
      <ul className="oculto">
        {tramos.map(({ desde, hasta, cuantos: n }) => (
          <li key={desde}>
            De {desde} a {hasta} %: {cuantos(n, 'alumno', 'alumnos')}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { Exportar } from '../../base/exportar'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { useId } from '../../base/use-id'
import { type Curso, useGestion } from '../gestion'
import { PantallaDeCurso } from '../pantalla-de-curso'
import { resultadosQuery } from '../queries'
import { Distribucion } from './distribucion'
import { PreguntasConAciertos } from './preguntas-con-aciertos'
import { Resumen } from './resumen'
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
  const gestion = useGestion()
  const { data } = useSuspenseQuery(resultadosQuery(gestion, id))
  const hay = data.resumen.realizadas > 0
  return (
    <Pantalla
      titulo={`Resultados: ${data.titulo}`}
      volver={{ texto: 'Volver a la evaluación', ruta: gestion.rutas.detalles(curso.id, id) }}
      bajada={`${curso.nombre}. ${data.resumen.realizadas} de ${data.resumen.asignadas} la hicieron.`}
      accion={<Exportar direccion={gestion.archivos(id).csv} />}
    >
      <div className="resultados de-evaluacion">
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
            <PreguntasConAciertos preguntas={data.preguntas} />
          </>
        )}
      </div>
    </Pantalla>
  )
}

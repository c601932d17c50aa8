import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { nombreDePersona } from '../../../domain/nombres'
import { grupoDeTarea } from '../../../domain/tareas'
import { adelantar } from '../../base/consultas'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { useId } from '../../base/use-id'
import { rutaDeCatedra } from '../../docente'
import { Apartado } from './apartado'
import { Evaluaciones } from './evaluaciones'
import { entregasDeAlumnoQuery, evaluacionesDeAlumnoQuery } from './queries'
import { TareaEntregada } from './tarea-entregada'
import { TareaSinEntregar } from './tarea-sin-entregar'

/** One student of a course: what was delivered, graded, taken, and what is missing. */
export function loader({ params }: LoaderFunctionArgs) {
  const ids = [Number(params.id), Number(params.alumnoId)] as const
  adelantar(evaluacionesDeAlumnoQuery(...ids))
  return adelantar(entregasDeAlumnoQuery(...ids))
}

export function Component() {
  const catedraId = useId('id')
  const alumnoId = useId('alumnoId')
  if (catedraId === null || alumnoId === null) return <NoEncontrado />
  return (
    <Lectura
      falla="Error al cargar los datos del alumno."
      enPantalla={(parte) => (
        <Pantalla titulo="Alumno" volver={alosAlumnos(catedraId)}>
          {parte}
        </Pantalla>
      )}
    >
      <Cargado catedraId={catedraId} alumnoId={alumnoId} />
    </Lectura>
  )
}

const alosAlumnos = (catedraId: number) => ({
  texto: 'Volver a la Cátedra',
  ruta: `${rutaDeCatedra(catedraId)}?tab=alumnos`,
})

function Cargado({ catedraId, alumnoId }: { catedraId: number; alumnoId: number }) {
  const { data } = useSuspenseQuery(entregasDeAlumnoQuery(catedraId, alumnoId))
  if (!data) return <NoEncontrado catedraId={catedraId} />
  const grupos = Map.groupBy(data.tareasConEntregas, grupoDeTarea)
  return (
    <Pantalla
      titulo={nombreDePersona(data.alumno)}
      volver={alosAlumnos(catedraId)}
      bajada={data.alumno.email}
    >
      <Apartado
        titulo="Tareas entregadas por calificar"
        vacio="No hay entregas que esperen una calificación."
      >
        {grupos.get('entregadas')?.map((una) => (
          <TareaEntregada key={una.id} entrega={una} />
        ))}
      </Apartado>
      <Apartado titulo="Tareas calificadas" vacio="Todavía no hay tareas calificadas.">
        {grupos.get('calificadas')?.map((una) => (
          <TareaEntregada key={una.id} entrega={una} />
        ))}
      </Apartado>
      <Apartado titulo="Tareas sin entregar" vacio="No le queda ninguna tarea por entregar.">
        {grupos.get('pendientes')?.map((una) => (
          <TareaSinEntregar key={una.id} entrega={una} />
        ))}
      </Apartado>
      <Lectura falla="Error al cargar los datos del alumno.">
        <Evaluaciones catedraId={catedraId} alumnoId={alumnoId} />
      </Lectura>
    </Pantalla>
  )
}

function NoEncontrado({ catedraId }: { catedraId?: number }) {
  return (
    <Pantalla titulo="Alumno no encontrado" {...(catedraId && { volver: alosAlumnos(catedraId) })}>
      <p className="apagado">Puede que ya no esté en la cátedra, o que la cátedra no esté a tu cargo.</p>
    </Pantalla>
  )
}

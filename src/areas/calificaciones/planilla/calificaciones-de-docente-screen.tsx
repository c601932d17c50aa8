import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { hastaDosDecimales } from '../../../domain/numeros'
import { etiquetaDeTarea } from '../../../domain/tareas'
import { api, unwrap } from '../../../lib/api'
import { numero } from '../../../lib/formato'
import { EmptyState } from '../../../ui/empty-state'
import { prefetch } from '../../base/consultas'
import { Exportar } from '../../base/exportar'
import { nadaSiNoExiste } from '../../base/fallas'
import { Lectura } from '../../base/lectura'
import { claseDeNivel, Trofeo } from '../../base/nivel'
import { Pantalla } from '../../base/pantalla'
import { useId } from '../../base/use-id'
import { CatedraNoEncontrada } from '../../catedras/catedra-no-encontrada'
import { rutaDeAlumno, rutaDeCorreccion, rutaDeTareas } from '../../docente'

/** The grade sheet of a course: students by tasks. */
export const loader = ({ params }: LoaderFunctionArgs) => prefetch(planillaQuery(Number(params.id)))

export function Component() {
  const id = useId('id')
  if (id === null) return <CatedraNoEncontrada />
  return (
    <Lectura
      falla="No se pudo cargar la planilla de notas."
      enPantalla={(parte) => (
        <Pantalla titulo="Planilla de notas" goBack={aLasTareas(id)}>
          {parte}
        </Pantalla>
      )}
    >
      <Cargada id={id} />
    </Lectura>
  )
}

const aLasTareas = (id: number) => ({ texto: 'Volver a la Cátedra', ruta: rutaDeTareas(id) })

function Cargada({ id }: { id: number }) {
  const { data: planilla } = useSuspenseQuery(planillaQuery(id))
  if (!planilla) return <CatedraNoEncontrada />
  const { catedra, tareas, alumnos } = planilla
  const vacia = tareas.length === 0 || alumnos.length === 0
  return (
    <Pantalla
      titulo="Planilla de notas"
      goBack={aLasTareas(id)}
      bajada={`${catedra.nombre} (${catedra.anio})`}
      accion={!vacia && <Exportar direccion={`/docente/catedra/${id}/calificaciones/exportar.csv`} />}
    >
      {vacia ? (
        <EmptyState title="Todavía no hay notas que mostrar">
          Cuando la cátedra tenga alumnos y tareas, aquí verás una fila por alumno y una columna por tarea.
        </EmptyState>
      ) : (
        <TablaDeNotas planilla={planilla} />
      )}
    </Pantalla>
  )
}

/** It scrolls sideways in its own frame; the names stay. */
function TablaDeNotas({ planilla: { catedra, tareas, alumnos } }: { planilla: Planilla }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="marco-de-notas" aria-label="Notas por alumno y tarea" tabIndex={0}>
      <table className="notas">
        <thead>
          <tr>
            <th scope="col">Alumno</th>
            {tareas.map(({ id, titulo, puntos_posibles }) => (
              <th key={id} scope="col">
                <Link to={rutaDeCorreccion(catedra.id, id)}>{titulo}</Link>
                <small className="apagado">de {numero(puntos_posibles)}</small>
              </th>
            ))}
            <th scope="col">Total</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {alumnos.map((alumno) => (
            <FilaDeNotas key={alumno.alumnoId} alumno={alumno} catedraId={catedra.id} tareas={tareas} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Promedio</th>
            {tareas.map(({ id, promedio }) => (
              <td key={id}>{promedio === null ? '—' : hastaDosDecimales(promedio)}</td>
            ))}
            <td />
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

interface FilaProps {
  alumno: Fila
  catedraId: number
  tareas: Planilla['tareas']
}

function FilaDeNotas({ alumno, catedraId, tareas }: FilaProps) {
  const { alumnoId, apellido, nombre, notas, total, posibles, porcentaje } = alumno
  return (
    <tr>
      <th scope="row">
        <Link to={rutaDeAlumno(catedraId, alumnoId)}>
          {apellido}, {nombre}
        </Link>
      </th>
      {tareas.map(({ id, puntos_posibles }, i) => (
        <Nota key={id} nota={notas[i] ?? null} posibles={puntos_posibles} />
      ))}
      <td>
        <b>{numero(total)}</b> <small className="apagado">de {numero(posibles)}</small>
      </td>
      <Porcentaje porcentaje={porcentaje} />
    </tr>
  )
}

function Porcentaje({ porcentaje }: Pick<Fila, 'porcentaje'>) {
  if (porcentaje === null) return <td>—</td>
  return (
    <td className={claseDeNivel(porcentaje)}>
      {hastaDosDecimales(porcentaje)} %<Trofeo porcentaje={porcentaje} />
    </td>
  )
}

function Nota({ nota, posibles }: { nota: Fila['notas'][number]; posibles: number }) {
  if (!nota) return <td className="apagado">—</td>
  if (nota.puntos_obtenidos === null) {
    return <td className="sin-nota">{etiquetaDeTarea(nota)}</td>
  }
  return (
    <td className={claseDeNivel((nota.puntos_obtenidos * 100) / posibles)}>
      {numero(nota.puntos_obtenidos)}
    </td>
  )
}

const fetchPlanilla = (id: number) => unwrap(api.docente.catedra({ id }).calificaciones.get())

type Planilla = Awaited<ReturnType<typeof fetchPlanilla>>
type Fila = Planilla['alumnos'][number]

/** Null where there is no such course, or it is somebody else's. */
const planillaQuery = (catedraId: number) =>
  queryOptions({
    queryKey: ['docente', 'calificaciones', catedraId],
    queryFn: () => fetchPlanilla(catedraId).catch(nadaSiNoExiste),
  })

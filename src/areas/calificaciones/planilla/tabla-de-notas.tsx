import { Link } from 'react-router'
import { hastaDosDecimales } from '../../../domain/numeros'
import { etiquetaDeTarea } from '../../../domain/tareas'
import { numero } from '../../../lib/formato'
import { claseDeNivel, Trofeo } from '../../base/nivel'
import { rutaDeAlumno, rutaDeCorreccion } from '../../docente'
import type { Fila, Planilla } from './queries'

/** It scrolls sideways in its own frame; the names stay. */
export function TablaDeNotas({ planilla: { catedra, tareas, alumnos } }: { planilla: Planilla }) {
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

import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { hastaDosDecimales } from '../../../domain/base/numeros'
import { canGrade, etiquetaDeTarea, isDevuelta } from '../../../domain/tareas/tareas'
import { numero } from '../../../lib/formato'
import { useAtajos } from '../../../ui/atajos'
import { useAbierta } from '../../base/curso/abierta'
import { claseDeNivel, Trofeo } from '../../base/nivel'
import { rutaDeAlumno, rutaDeCorreccion } from '../../docente'
import { Recupero } from '../../recuperatorios/recupero'
import { atajosDeCelda } from './atajos-de-celda'
import { CeldaDeNota, claseDe } from './celda-de-nota'
import type { Fila, Planilla } from './queries'

type DeCelda = ComponentProps<typeof CeldaDeNota>

const nada = () => {}
/** To be told once: each cell hears its own. */
const DE_CELDA = atajosDeCelda({ edit: nada, move: nada, save: nada, discard: nada })

/** It scrolls sideways in its own frame; the names stay. */
export function TablaDeNotas({ planilla: { catedra, tareas, alumnos } }: { planilla: Planilla }) {
  useAtajos(DE_CELDA, 'aquí')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className="marco-de-notas" aria-label="Notas por alumno y tarea" tabIndex={0}>
      <table className="notas">
        <thead>
          <tr>
            <th scope="col">Alumno</th>
            {tareas.map(({ id, titulo, puntos_posibles, recupera }) => (
              <th key={id} scope="col">
                <Link to={rutaDeCorreccion(catedra.id, id)}>{titulo}</Link>
                <small className="apagado">de {numero(puntos_posibles)}</small>
                {recupera !== null && <small className="apagado">recuperatorio</small>}
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
      {tareas.map((tarea, i) => (
        <Nota
          key={tarea.id}
          nota={notas[i] ?? null}
          tarea={tarea}
          catedraId={catedraId}
          nombre={`${apellido}, ${nombre}`}
        />
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

function Nota({ nota, ...celda }: { nota: Fila['notas'][number] } & Omit<DeCelda, 'nota'>) {
  const abierta = useAbierta()
  if (!nota) return <td className="apagado">—</td>
  const puntos = nota.puntos_obtenidos
  if (abierta && (puntos !== null || canGrade(nota) || isDevuelta(nota)))
    return <CeldaDeNota nota={nota} {...celda} />
  // What was not handed in has nothing to be graded.
  if (puntos === null) return <td className="sin-nota">{etiquetaDeTarea(nota)}</td>
  return (
    <td className={claseDe(nota, celda.tarea.puntos_posibles)}>
      {numero(puntos)}
      <Recupero nota={nota} />
    </td>
  )
}

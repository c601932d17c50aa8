import { Link, type To } from 'react-router'
import { nombreDeAula } from '../../domain/catedras/aula'
import { noHuboClase } from '../../domain/clases/suspension'
import type { EstadoDeEvaluacion } from '../../domain/evaluaciones/evaluaciones'
import type { EstadoDeTarea } from '../../domain/tareas/tareas'
import { classes } from '../../ui/classes'
import { deHoraAHora } from '../catedras/horario'
import type { Entrada } from './tipos'

interface Props {
  entrada: Entrada
  to: To
  state?: unknown
}

/** What is done needs nobody any more. */
const HECHAS: (EstadoDeTarea | EstadoDeEvaluacion | null)[] = ['ENTREGADA', 'CALIFICADA', 'REALIZADA']

const quien = { CLASE: 'Clase', TAREA: 'Vence la tarea', EVALUACION: 'Vence la evaluación' }

export function EntradaItem({ entrada, to, state }: Props) {
  const { tipo, titulo, hora_inicio, hora_fin, catedra, estado, suspendida } = entrada
  const hecha = HECHAS.includes(estado)
  const horas = hora_inicio && hora_fin ? deHoraAHora(hora_inicio, hora_fin) : hora_inicio
  return (
    <li
      className={classes(
        'entrada',
        tipo.toLowerCase(),
        hecha && 'hecha',
        suspendida !== null && 'suspendida',
      )}
    >
      <Link to={to} state={state}>
        <small>
          {quien[tipo]}
          {hecha && ' (hecha)'}
          {horas && `\u00a0· ${horas}`}
        </small>
        <b>{titulo}</b>
        {tipo !== 'CLASE' && <span className="de-que">{catedra.nombre}</span>}
        {suspendida !== null && <span className="de-que sin-clase">{noHuboClase(suspendida)}</span>}
        {tipo === 'CLASE' && suspendida === null && catedra.aula && (
          <span className="de-que">{nombreDeAula(catedra.aula)}</span>
        )}
      </Link>
    </li>
  )
}

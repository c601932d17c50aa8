import { Link } from 'react-router'
import { cuantos } from '../../lib/formato'
import { rutaDeCatedra } from '../docente'
import type { CatedraPropia } from './queries-de-docente'

/** What waits for the teacher in one course; each leads to where it is done. */
export function Espera({ catedra: { id, nombre, porCorregir, sinAsistencia } }: { catedra: CatedraPropia }) {
  const cosas = [
    { cuantas: porCorregir, una: 'entrega por corregir', varias: 'entregas por corregir', tab: 'tareas' },
    { cuantas: sinAsistencia, una: 'clase sin lista', varias: 'clases sin lista', tab: 'clases' },
  ].filter(({ cuantas }) => cuantas > 0)
  if (cosas.length === 0) return <p className="apagado">Nada espera por ti.</p>
  return (
    <ul className="espera" aria-label={`Lo que espera en ${nombre}`}>
      {cosas.map(({ cuantas, una, varias, tab }) => (
        <li key={tab}>
          <Link className="boton" to={`${rutaDeCatedra(id)}?tab=${tab}`}>
            <b>{cuantas}</b> {cuantos(cuantas, una, varias).replace(/^\S+ /, '')}
          </Link>
        </li>
      ))}
    </ul>
  )
}

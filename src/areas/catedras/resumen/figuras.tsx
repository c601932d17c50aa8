import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { textoDePorcentaje } from '../../../domain/asistencia/asistencia'
import { cuantos, numero } from '../../../lib/formato'
import type { ResumenDeCatedra } from '../queries-de-docente'

const CIEN = 100

/** How the course stands, in four figures. */
export function Figuras({ resumen }: { resumen: ResumenDeCatedra }) {
  const { inscritos, asistenciaDelMes, porCorregir, clases } = resumen
  const asistencia = textoDePorcentaje(asistenciaDelMes)
  return (
    <dl className="figuras">
      <Figura nombre="Alumnos inscritos">{numero(inscritos)}</Figura>
      <Figura nombre="Asistencia del mes">
        {asistencia}
        {asistenciaDelMes !== null && (
          <Barra parte={asistenciaDelMes} total={CIEN} texto={`${asistencia} de asistencia este mes`} />
        )}
      </Figura>
      <Figura nombre="Entregas por corregir">
        <Link
          to="?tab=tareas"
          aria-label={cuantos(porCorregir, 'entrega por corregir', 'entregas por corregir')}
        >
          {numero(porCorregir)}
        </Link>
      </Figura>
      <Figura nombre="Clases dadas">
        {clases.dadas} / {clases.total}
        {clases.total > 0 && (
          <Barra
            parte={clases.dadas}
            total={clases.total}
            texto={`${clases.dadas} de ${cuantos(clases.total, 'clase', 'clases')}`}
            tono="blue"
          />
        )}
      </Figura>
    </dl>
  )
}

function Figura({ nombre, children }: { nombre: string; children: ReactNode }) {
  return (
    <div className="panel">
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface Props {
  parte: number
  total: number
  /** What it draws, for who doesn't see it. */
  texto: string
  tono?: 'green' | 'blue'
}

/** How much of something there is. */
function Barra({ parte, total, texto, tono = 'green' }: Props) {
  return (
    <svg
      className={`barra ${tono}`}
      viewBox={`0 0 ${Math.max(1, total)} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={texto}
    >
      <rect width={parte} height="1" />
    </svg>
  )
}

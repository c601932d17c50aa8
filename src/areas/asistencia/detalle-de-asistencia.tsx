import { etiquetaDeAsistencia, porcentajeDeAsistencia, textoDePorcentaje } from '../../domain/asistencia'
import { diaDeSemanaDe } from '../../domain/semana'

import { diaCorto } from '../../lib/formato'
import { claseDe } from './fila-de-asistencia'
import { Tira } from './tira'

export interface DiaDeAlumno {
  fecha: string
  presente: boolean | null
}

/** One student's attendance: how much, drawn, and each date in words. */
export function DetalleDeAsistencia({ dias }: { dias: readonly DiaDeAlumno[] }) {
  const marcas = dias.map(({ presente }) => presente)
  const presentes = marcas.filter((marca) => marca === true).length
  if (dias.length === 0) return <p>Todavía no hay días de clase.</p>
  return (
    <div className="detalle-de-asistencia">
      <dl>
        <div>
          <dt>Total Clases</dt>
          <dd>{dias.length}</dd>
        </div>
        <div>
          <dt>Presente</dt>
          <dd>{presentes}</dd>
        </div>
        <div>
          <dt>Ausente</dt>
          <dd>{marcas.filter((marca) => marca === false).length}</dd>
        </div>
        <div>
          <dt>% Asistencia</dt>
          <dd>{textoDePorcentaje(porcentajeDeAsistencia(presentes, dias.length))}</dd>
        </div>
      </dl>
      <Tira marcas={marcas} />
      <ol aria-label="Días de clase">
        {dias.map(({ fecha, presente }) => (
          <li key={fecha} className={claseDe(presente)}>
            <span>
              <time dateTime={fecha}>{diaCorto(fecha)}</time>{' '}
              <span className="apagado">{diaDeSemanaDe(fecha).toLowerCase()}</span>
            </span>
            <b>{etiquetaDeAsistencia(presente)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

import { etiquetaDeAsistencia, porcentajeDeAsistencia, textoDePorcentaje } from '../../domain/asistencia'
import { diaDeSemanaDe } from '../../domain/semana'
import { noHuboClase } from '../../domain/suspension'

import { diaCorto } from '../../lib/formato'
import { claseDe } from './fila-de-asistencia'
import { Tira } from './tira'

export interface DiaDeAlumno {
  fecha: string
  presente: boolean | null
  /** Why there was no class: it counts for nothing. */
  suspendida?: string | null
}

/** One student's attendance: how much, drawn, and each date in words. */
export function DetalleDeAsistencia({ dias }: { dias: readonly DiaDeAlumno[] }) {
  const dadas = dias.filter(({ suspendida }) => !suspendida)
  const marcas = dadas.map(({ presente }) => presente)
  const presentes = marcas.filter((marca) => marca === true).length
  if (dias.length === 0) return <p>Todavía no hay días de clase.</p>
  return (
    <div className="detalle-de-asistencia">
      <dl>
        <div>
          <dt>Total Clases</dt>
          <dd>{dadas.length}</dd>
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
          <dd>{textoDePorcentaje(porcentajeDeAsistencia(presentes, dadas.length))}</dd>
        </div>
      </dl>
      <Tira marcas={marcas} />
      <ol aria-label="Días de clase">
        {dias.map(({ fecha, presente, suspendida }) => (
          <li key={fecha} className={claseDe(presente)}>
            <span>
              <time dateTime={fecha}>{diaCorto(fecha)}</time>{' '}
              <span className="apagado">{diaDeSemanaDe(fecha).toLowerCase()}</span>
            </span>
            <b>{suspendida ? noHuboClase(suspendida) : etiquetaDeAsistencia(presente)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

import { etiquetaDeMarca, type Marca } from '../../domain/asistencia/asistencia'
import { diaDeSemanaDe } from '../../domain/calendario/semana'
import { noHuboClase } from '../../domain/clases/suspension'
import { diaCorto } from '../../lib/formato'
import { claseDe } from './fila-de-asistencia'

export interface DiaDeAlumno {
  fecha: string
  marca: Marca | null
  /** Why there was no class: it counts for nothing. */
  suspendida?: string | null
}

/** Each date with its state, in words; the latest first. */
export const DiasDeAsistencia = ({ dias }: { dias: readonly DiaDeAlumno[] }) => (
  <ol className="dias-de-asistencia" aria-label="Días de clase">
    {dias.toReversed().map(({ fecha, marca, suspendida }) => (
      <li key={fecha} className={claseDe(suspendida ? null : marca)}>
        <span>
          <time dateTime={fecha}>{diaCorto(fecha)}</time>{' '}
          <span className="apagado">{diaDeSemanaDe(fecha).toLowerCase()}</span>
        </span>
        <b>{suspendida ? noHuboClase(suspendida) : etiquetaDeMarca(marca)}</b>
      </li>
    ))}
  </ol>
)

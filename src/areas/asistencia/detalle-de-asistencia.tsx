import {
  isAusente,
  isPresente,
  type Marca,
  porcentajeDeAsistencia,
  textoDePorcentaje,
} from '../../domain/asistencia/asistencia'
import { type DiaDeAlumno, DiasDeAsistencia } from './dias-de-asistencia'
import { Tira } from './tira'

/** One student's attendance: how much, drawn, and each date in words. */
export function DetalleDeAsistencia({ dias }: { dias: readonly DiaDeAlumno[] }) {
  const dadas = dias.filter(({ suspendida }) => !suspendida)
  const marcas = dadas.map(({ marca }) => marca)
  const veces = (una: Marca) => marcas.filter((marca) => marca === una).length
  const presentes = marcas.filter(isPresente).length
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
          <dd>
            {presentes} <DeEllas cuantas={veces('TARDE')} como="tarde" />
          </dd>
        </div>
        <div>
          <dt>Ausente</dt>
          <dd>
            {marcas.filter(isAusente).length}{' '}
            <DeEllas cuantas={veces('JUSTIFICADO')} como="con justificativo" />
          </dd>
        </div>
        <div>
          <dt>% Asistencia</dt>
          <dd>{textoDePorcentaje(porcentajeDeAsistencia(presentes, dadas.length))}</dd>
        </div>
      </dl>
      <Tira marcas={marcas} />
      <DiasDeAsistencia dias={dias} />
    </div>
  )
}

/** What part of a count is not all that it says. */
const DeEllas = ({ cuantas, como }: { cuantas: number; como: string }) =>
  cuantas > 0 && (
    <small>
      {cuantas} {como}
    </small>
  )

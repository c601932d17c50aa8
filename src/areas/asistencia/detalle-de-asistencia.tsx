import { type Marca, textoDePorcentaje } from '../../domain/asistencia/asistencia'
import { type DiaDeAlumno, DiasDeAsistencia } from './dias-de-asistencia'
import type { ResumenDeAlumno } from './gestion'
import { Tira } from './tira'

interface Props {
  dias: readonly DiaDeAlumno[]
  /** Of the whole course, whether or not these are all of its days. */
  cuenta: Pick<ResumenDeAlumno, 'totalClases' | 'presente' | 'ausente'>
  porcentaje: number | null
  /** What the percentage is of. */
  sobre: string
}

/** One student's attendance: how much, drawn, and each date in words. */
export function DetalleDeAsistencia({ dias, cuenta, porcentaje, sobre }: Props) {
  const marcas = dias.filter(({ suspendida }) => !suspendida).map(({ marca }) => marca)
  const veces = (una: Marca) => marcas.filter((marca) => marca === una).length
  if (dias.length === 0) return <p>Todavía no hay días de clase.</p>
  return (
    <div className="detalle-de-asistencia pila aire-4">
      <dl>
        <div>
          <dt>Total Clases</dt>
          <dd>{cuenta.totalClases}</dd>
        </div>
        <div>
          <dt>Presente</dt>
          <dd>
            {cuenta.presente} <DeEllas cuantas={veces('TARDE')} como="tarde" />
          </dd>
        </div>
        <div>
          <dt>Ausente</dt>
          <dd>
            {cuenta.ausente} <DeEllas cuantas={veces('JUSTIFICADO')} como="con justificativo" />
          </dd>
        </div>
        <div>
          <dt>% Asistencia</dt>
          <dd>
            {textoDePorcentaje(porcentaje)} <small>{sobre}</small>
          </dd>
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

import { nombreDePersona } from '../../domain/personas/nombres'
import { guaranies, mesCorto, mesLargo } from '../../lib/formato'
import { ListaBuscable } from '../base/lista-buscable'
import { FilaDeAlumno } from './fila-de-alumno'
import type { FilaDePlanilla, Planilla } from './queries'

const POR_VEZ = 50

interface Props {
  planilla: Planilla
  /** Opens somebody's account at what was chosen: '33.2026-03'. */
  onChoose: (cuenta: string) => void
}

/** The month grid: a row for each student, on a telephone a card. */
export function PlanillaDePagos({ planilla, onChoose }: Props) {
  return (
    <div className="pila">
      <ListaBuscable
        lista={planilla.alumnos}
        textoDe={textoDe}
        etiqueta="Buscar por nombre, email o estado"
        cosas={['alumno', 'alumnos']}
        porVez={POR_VEZ}
      >
        {(visibles) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys
          <section className="desborde" aria-label="Pagos mes por mes" tabIndex={0}>
            <table className="planilla">
              <caption className="oculto">Qué pagó y qué debe cada alumno, mes por mes</caption>
              <thead>
                <tr>
                  <th scope="col">Alumno</th>
                  <th scope="col">Matrícula</th>
                  {planilla.meses.map((mes) => (
                    <th key={mes} scope="col">
                      <abbr title={mesLargo(mes)}>{mesCorto(mes)}</abbr>
                    </th>
                  ))}
                  <th scope="col">Debe</th>
                </tr>
              </thead>
              <tbody>
                {visibles.map((fila) => (
                  <FilaDeAlumno
                    key={fila.catedraAlumnoId}
                    fila={fila}
                    meses={planilla.meses}
                    onChoose={onChoose}
                  />
                ))}
              </tbody>
              <PieDePlanilla planilla={planilla} />
            </table>
          </section>
        )}
      </ListaBuscable>
    </div>
  )
}

const textoDe = (fila: FilaDePlanilla) => `${nombreDePersona(fila)} ${fila.email} ${fila.estadoActual}`

function PieDePlanilla({ planilla: { alumnos, totalesPorMes, totales } }: { planilla: Planilla }) {
  const matriculas = alumnos.reduce((suma, { matricula }) => suma + matricula.pagado, 0)
  return (
    <tfoot>
      <tr>
        <th scope="row">Cobrado a todos</th>
        <td data-columna="Matrícula">{guaranies(matriculas)}</td>
        {totalesPorMes.map(({ mes, pagado }) => (
          <td key={mes} data-columna={mesCorto(mes)}>
            {guaranies(pagado)}
          </td>
        ))}
        <td data-columna="Todos deben">{guaranies(totales.debe)}</td>
      </tr>
    </tfoot>
  )
}

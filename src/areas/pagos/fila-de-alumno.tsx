import { nombreDePersona } from '../../domain/personas/nombres'
import { guaranies, mesCorto, mesLargo } from '../../lib/formato'
import { Celda } from './celda'
import { EstadoDePago } from './estado-de-pago'
import type { FilaDePlanilla } from './queries'

interface Props {
  fila: FilaDePlanilla
  meses: string[]
  onChoose: (cuenta: string) => void
}

export function FilaDeAlumno({ fila, meses, onChoose }: Props) {
  const { catedraAlumnoId: id, matricula, estadoActual, debe } = fila
  return (
    <tr>
      <th scope="row">
        <button type="button" className="enlace" onClick={() => onChoose(String(id))}>
          {nombreDePersona(fila)}
        </button>
        <EstadoDePago estado={estadoActual} />
      </th>
      <td>
        <Celda
          corto="matr."
          largo="Matrícula"
          cuenta={matricula.monto > 0 ? matricula : null}
          onChoose={() => onChoose(`${id}.MATRICULA`)}
        />
      </td>
      {meses.map((mes) => (
        <td key={mes}>
          <Celda
            corto={mesCorto(mes)}
            largo={mesLargo(mes)}
            cuenta={fila.meses.find((suyo) => suyo.mes === mes) ?? null}
            onChoose={() => onChoose(`${id}.${mes}`)}
          />
        </td>
      ))}
      <td data-columna="Debe" className="debe">
        {debe > 0 ? guaranies(debe) : '—'}
      </td>
    </tr>
  )
}

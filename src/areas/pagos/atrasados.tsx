import { guaranies, mesLargo } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import { EstadoDePago } from './estado-de-pago'
import type { Planilla } from './queries'
import { TablaDeCuentas } from './tabla-de-cuentas'

interface Props {
  planilla: Planilla
  onChoose: (cuenta: string) => void
}

/** Who has not paid the matrícula, or a month that is overdue. */
export function Atrasados({ planilla: { atrasados, totales }, onChoose }: Props) {
  if (atrasados.length === 0) {
    return <EmptyState title="Nadie está atrasado">Todos pagaron lo que ya venció.</EmptyState>
  }
  return (
    <div className="pila">
      <p>
        Entre todos deben <b>{guaranies(totales.atrasado)}</b>, contando la matrícula y los meses que ya
        vencieron.
      </p>
      <TablaDeCuentas
        titulo="Alumnos atrasados, por apellido"
        cuentas={atrasados}
        columnas={[
          {
            titulo: 'Estado de pago',
            celda: ({ estadoActual }) => <EstadoDePago estado={estadoActual} />,
          },
          { titulo: 'Meses vencidos', celda: ({ meses }) => mesesEnTexto(meses) },
          { titulo: 'Debe', corrida: true, celda: ({ debe }) => <b>{guaranies(debe)}</b> },
        ]}
        accion="Ver cuenta"
        onChoose={onChoose}
      />
    </div>
  )
}

/** 'agosto, septiembre': the course's year goes without saying. */
const mesesEnTexto = (meses: string[]) => meses.map((mes) => mesLargo(mes).split(' ')[0]).join(', ') || '—'

import { deudaEnTexto } from '../../domain/pagos/deudas'
import { guaranies } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import { useDialogo } from '../base/use-dialogo'
import { DialogoDeAviso } from './dialogo-de-aviso'
import { EstadoDePago } from './estado-de-pago'
import type { Planilla } from './queries'
import { TablaDeCuentas } from './tabla-de-cuentas'

interface Props {
  planilla: Planilla
  onChoose: (cuenta: string) => void
}

/** Who has not paid the matrícula, or a month that is overdue. */
export function Atrasados({ planilla: { catedra, atrasados, totales }, onChoose }: Props) {
  const aviso = useDialogo('avisar')
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
          { titulo: 'Qué venció', celda: deudaEnTexto },
          { titulo: 'Debe', corrida: true, celda: ({ debe }) => <b>{guaranies(debe)}</b> },
        ]}
        accion="Ver cuenta"
        onChoose={onChoose}
        otra={{ texto: 'Avisar', onChoose: ({ catedraAlumnoId }) => aviso.open(catedraAlumnoId) }}
      />
      <DialogoDeAviso
        catedra={catedra.nombre}
        atrasado={atrasados.find(({ catedraAlumnoId }) => String(catedraAlumnoId) === aviso.sobre)}
        abierto={aviso.abierto}
        onClose={aviso.close}
      />
    </div>
  )
}

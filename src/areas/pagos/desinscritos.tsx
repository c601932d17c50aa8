import { textoDeEstadias } from '../../domain/inscripciones/estadias'
import { guaranies } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import type { Planilla } from './queries'
import { TablaDeCuentas } from './tabla-de-cuentas'

interface Props {
  desinscritos: Planilla['desinscritos']
  onChoose: (cuenta: string) => void
}

/** Who is in the course no more: what they paid is still to be seen. */
export function Desinscritos({ desinscritos, onChoose }: Props) {
  if (desinscritos.length === 0) {
    return (
      <EmptyState title="Nadie dejó la cátedra">Aquí quedan los pagos de quien se desinscribe.</EmptyState>
    )
  }
  return (
    <div className="pila">
      <TablaDeCuentas
        titulo="Quienes dejaron la cátedra, por apellido"
        cuentas={desinscritos}
        columnas={[
          { titulo: 'Estuvo', celda: ({ estadias }) => textoDeEstadias(estadias) },
          { titulo: 'Pagó', corrida: true, celda: ({ pagado }) => <b>{guaranies(pagado)}</b> },
        ]}
        accion="Ver pagos"
        onChoose={onChoose}
      />
    </div>
  )
}

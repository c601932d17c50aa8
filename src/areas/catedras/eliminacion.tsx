import { useQuery } from '@tanstack/react-query'
import { EN_PAPELERA } from '../../domain/papelera/papelera'
import { guaranies } from '../../lib/formato'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { CatedraDeLista } from '../base/curso/queries-de-admin'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { planillaQuery } from '../pagos/queries'
import { removeCatedra } from './queries-de-catedras'

interface Props {
  /** Asks about this one; nothing where it is none. */
  catedra: Pick<CatedraDeLista, 'id' | 'nombre' | 'anio'> | null
  onClose: () => void
  onRemove?: () => void
}

/** Names what goes with a course before it goes. */
export function EliminacionDeCatedra({ catedra, onClose, onRemove = onClose }: Props) {
  const ultima = useUltimo(catedra)
  const { send, enviando } = useAccion(removeCatedra)
  const { data: planilla } = useQuery({
    ...planillaQuery(ultima?.id ?? 0),
    enabled: catedra !== null,
  })

  return (
    <ConfirmDialog
      open={catedra !== null}
      onClose={onClose}
      onConfirm={() => catedra && send(catedra.id, hastaQueNoEste(onRemove))}
      title={`¿Eliminar la cátedra ${ultima?.nombre} (${ultima?.anio})?`}
      confirmLabel="Eliminar la cátedra"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      <p>Con ella se eliminan:</p>
      <ul className="vinetas">
        <li>todas sus tareas y evaluaciones, con las entregas y las calificaciones</li>
        <li>sus planes, sus clases y el tablón</li>
        <li>
          {planilla
            ? `sus inscripciones (${planilla.alumnos.length}) y sus pagos (${guaranies(planilla.totales.pagado)} cobrados)`
            : 'sus inscripciones y sus pagos'}
        </li>
      </ul>
      <p>Los alumnos quedan en su lista. {EN_PAPELERA}</p>
    </ConfirmDialog>
  )
}

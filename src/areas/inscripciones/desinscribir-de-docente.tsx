import { nombreDePersona } from '../../domain/nombres'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { desinscribir, type Inscrito } from '../catedras/queries-de-docente'

interface Props {
  inscrito: Inscrito | null
  alCerrar: () => void
}

export function Desinscribir({ inscrito, alCerrar }: Props) {
  const quien = useUltimo(inscrito)
  const { enviar, enviando } = useAccion(desinscribir(quien?.catedraId ?? 0))
  if (!quien) return null
  return (
    <ConfirmDialog
      open={inscrito !== null}
      onClose={alCerrar}
      onConfirm={() => enviar(quien.alumnoId, hastaQueNoEste(alCerrar))}
      title={`¿Desinscribir a ${nombreDePersona(quien.Alumno)}?`}
      confirmLabel="Desinscribir"
      saving={enviando}
      savingLabel="Desinscribiendo..."
      danger
    >
      <p>Dejará de ver la cátedra y de estar en sus listas.</p>
      <p>Sus entregas, notas, asistencia y pagos se guardan: si se lo inscribe de nuevo, vuelven.</p>
    </ConfirmDialog>
  )
}

import { nombreDePersona } from '../../domain/nombres'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import type { Catedra, Inscrito } from '../catedras/queries-de-admin'
import { desinscribir } from './queries'

interface Props {
  catedra: Catedra
  /** Asks about this one; nothing where it is none. */
  inscrito: Inscrito | null
  alCerrar: () => void
}

export function Desinscribir({ catedra, inscrito, alCerrar }: Props) {
  const ultimo = useUltimo(inscrito)
  const { enviar, enviando } = useAccion(desinscribir(catedra.id))
  const nombre = ultimo ? nombreDePersona(ultimo.Alumno) : ''
  return (
    <ConfirmDialog
      open={inscrito !== null}
      onClose={alCerrar}
      onConfirm={() => inscrito && enviar(inscrito.alumnoId, hastaQueNoEste(alCerrar))}
      title={`¿Desinscribir a ${nombre}?`}
      confirmLabel="Desinscribir"
      saving={enviando}
      savingLabel="Desinscribiendo..."
      danger
    >
      <p>Deja de estar en {catedra.nombre} y de ver sus tareas, sus evaluaciones y el tablón.</p>
      <p>
        Sus entregas, sus calificaciones, su asistencia y sus pagos se guardan: si lo inscribes otra vez,
        vuelven.
      </p>
    </ConfirmDialog>
  )
}

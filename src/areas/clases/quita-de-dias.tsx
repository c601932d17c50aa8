import { useState } from 'react'
import { EN_PAPELERA } from '../../domain/papelera/papelera'
import { cuantos } from '../../lib/formato'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { DiaClase } from '../base/curso/dias'
import { useGestion } from '../base/curso/gestion'
import { useAccion } from '../base/use-accion'
import { variosDias } from './gestion'
import type { Eleccion } from './lista-de-dias'

/** Several days of a course chosen, to be taken away together. */
export function useEleccion(dias: readonly DiaClase[]) {
  const [elegidos, setElegidos] = useState<number[] | null>(null)
  const eleccion: Eleccion | null = elegidos && {
    // Somebody else may have taken one away meanwhile.
    elegidos: dias.flatMap(({ id }) => (elegidos.includes(id) ? id : [])),
    onToggle: (id) =>
      setElegidos(elegidos.includes(id) ? elegidos.filter((uno) => uno !== id) : [...elegidos, id]),
  }
  return { eleccion, begin: () => setElegidos([]), end: () => setElegidos(null) }
}

interface Props extends ReturnType<typeof useEleccion> {
  catedraId: number
}

/** What is done with those that are chosen; before, that some can be. */
export function QuitaDeDias({ catedraId, eleccion, begin, end }: Props) {
  const { quitDias } = useGestion(variosDias)
  const { send, enviando } = useAccion(quitDias(catedraId))
  const [preguntando, setPreguntando] = useState(false)
  if (!eleccion)
    return (
      <div className="botones">
        <Button onClick={begin}>Elegir varios para quitar</Button>
      </div>
    )

  const ids = eleccion.elegidos
  const cuales = cuantos(ids.length, 'día de clase', 'días de clase')
  const onClose = () => setPreguntando(false)
  const onConfirm = () => send(ids, { onSuccess: end, onError: onClose })
  return (
    <div className="botones">
      <p role="status">{ids.length === 0 ? 'Elige los días que se quitan.' : `${cuales} para quitar.`}</p>
      <Button onClick={end}>Cancelar</Button>
      <Button variant="danger" disabled={ids.length === 0} onClick={() => setPreguntando(true)}>
        Quitar
      </Button>
      <ConfirmDialog
        open={preguntando}
        onClose={onClose}
        onConfirm={onConfirm}
        title={`¿Quitar ${cuales}?`}
        confirmLabel="Quitar los elegidos"
        saving={enviando}
        savingLabel="Quitando..."
        danger
      >
        <p>Con cada uno se elimina su asistencia. Los porcentajes se calculan sin esas clases.</p>
        <p>{EN_PAPELERA}</p>
      </ConfirmDialog>
    </div>
  )
}

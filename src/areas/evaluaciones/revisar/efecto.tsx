import { useQuery } from '@tanstack/react-query'
import { cuantos, porcentaje } from '../../../lib/formato'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useGestion } from '../../base/curso/gestion'
import { useAccion } from '../../base/use-accion'
import { type Cual, recalificacion } from './queries'

interface Props {
  cual: Cual
  titulo: string
  /** What becomes of the question. */
  explicacion: string
  onClose: () => void
}

/** What becomes of the question and of each student's result, before it is done. */
export function Efecto({ cual, titulo, explicacion, onClose }: Props) {
  const { efectoQuery, regradeEvaluacion } = useGestion(recalificacion)
  const { data, error } = useQuery(efectoQuery(cual))
  const { send, enviando } = useAccion(regradeEvaluacion)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => send(cual, { onDone: onClose, onError: onClose })}
      title={titulo}
      confirmLabel={titulo}
      saving={enviando}
      savingLabel="Recalificando..."
      danger={cual.como === 'ANULAR'}
    >
      <p>{explicacion}</p>
      <div className="ensayo" role="status">
        {data && <Cambian alumnos={data.alumnos} />}
        {error && <p className="ui-error">{error.message}</p>}
      </div>
    </ConfirmDialog>
  )
}

function Cambian({
  alumnos,
}: {
  alumnos: { alumnoId: number; nombre: string; antes: number; despues: number }[]
}) {
  const cambian = alumnos.filter(({ antes, despues }) => antes !== despues)
  if (cambian.length === 0) return <p className="apagado">No le cambia el puntaje a ningún alumno.</p>
  return (
    <>
      <p>
        <b>Cambia para {cuantos(cambian.length, 'alumno', 'alumnos')}, y se les avisa por correo:</b>
      </p>
      <ul>
        {cambian.map(({ alumnoId, nombre, antes, despues }) => (
          <li key={alumnoId}>
            {nombre}: de {porcentaje(antes)} a {porcentaje(despues)}
          </li>
        ))}
      </ul>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { etiquetaDeRecalificacion, type ModoDeRecalificar } from '../../../domain/evaluaciones/recalificacion'
import { cuantos, porcentaje } from '../../../lib/formato'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useAccion } from '../../base/use-accion'
import { efectoQuery, type PreguntaPorRevisar, regradeEvaluacion } from './queries'

interface Props {
  pregunta: PreguntaPorRevisar
  como: ModoDeRecalificar
  onClose: () => void
}

/** What becomes of the question and of each student's result, before it is done. */
export function Efecto({ pregunta, como, onClose }: Props) {
  const { evaluacionId, preguntaId } = pregunta
  const cual = { evaluacionId, preguntaId, como }
  const { data, error } = useQuery(efectoQuery(cual))
  const { send, enviando } = useAccion(regradeEvaluacion)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => send(cual, { onDone: onClose, onError: onClose })}
      title={etiquetaDeRecalificacion[como]}
      confirmLabel={etiquetaDeRecalificacion[como]}
      saving={enviando}
      savingLabel="Recalificando..."
      danger={como === 'ANULAR'}
    >
      <p>{textoDe(pregunta, como)}</p>
      <div className="ensayo" role="status">
        {data && <Cambian alumnos={data.alumnos} />}
        {error && <p className="ui-error">{error.message}</p>}
      </div>
    </ConfirmDialog>
  )
}

function textoDe({ antes, ahora }: PreguntaPorRevisar, como: ModoDeRecalificar): string {
  if (como === 'ANULAR') return 'La pregunta no cuenta para nadie: sale del total y no se pregunta más.'
  if (ahora === null)
    return `«${antes}» sigue siendo la respuesta correcta, aunque la línea de tiempo ya no lo diga.`
  if (como === 'DOS') return `Valen las dos respuestas: «${antes}» y «${ahora}».`
  return `La respuesta correcta pasa a ser «${ahora}».`
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

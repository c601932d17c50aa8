import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FALTA_RESPUESTA } from '../../domain/justificativos/justificativos'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/text-field'
import { toast } from '../../ui/toast'
import { useBorrador } from '../base/borrador'
import { useAbierta } from '../base/curso/abierta'
import { useGestion } from '../base/curso/gestion'
import { useAccion } from '../base/use-accion'
import { FichaDeJustificativo } from './ficha'
import { justificativos } from './gestion'
import type { Justificativo } from './tipos'

interface Props {
  catedraId: number
  onClose: () => void
}

export default function ListaDeJustificativos({ catedraId, onClose }: Props) {
  const { justificativosQuery } = useGestion(justificativos)
  const { data } = useSuspenseQuery(justificativosQuery(catedraId))
  const abierta = useAbierta()
  return (
    <>
      <div className="ui-dialogo-cuerpo">
        <ul className="justificativos">
          {data.map((uno) => (
            <FichaDeJustificativo key={uno.id} justificativo={uno} deQuien>
              {abierta && uno.estado === 'PENDIENTE' && <Respuesta justificativo={uno} />}
            </FichaDeJustificativo>
          ))}
        </ul>
      </div>
      <footer className="ui-acciones">
        <Button variant="primary" onClick={onClose}>
          Listo
        </Button>
      </footer>
    </>
  )
}

/** What is being answered waits in this tab until it is. */
function Respuesta({ justificativo: { id, catedraId, nombre } }: { justificativo: Justificativo }) {
  const [respuesta, write] = useBorrador(`respuesta-de-justificativo-${id}`)
  const [falta, setFalta] = useState('')
  const { answerJustificativo } = useGestion(justificativos)
  const { send, enviando } = useAccion(answerJustificativo(catedraId, id))
  const answer = (acepta: boolean) => {
    const mal = acepta || respuesta.trim() ? '' : FALTA_RESPUESTA
    setFalta(mal)
    if (mal) toast.error(mal)
    else send({ acepta, respuesta }, { onDone: () => write('') })
  }
  return (
    <div className="ui-formulario">
      <TextArea
        label={`Respuesta a ${nombre}`}
        hint="Hace falta para rechazar."
        rows={2}
        maxLength={1000}
        value={respuesta}
        onChange={({ target }) => write(target.value)}
        error={falta || undefined}
      />
      <div className="botones">
        <Button variant="primary" saving={enviando} onClick={() => answer(true)}>
          Aceptar<span className="oculto"> el justificativo de {nombre}</span>
        </Button>
        <Button disabled={enviando} onClick={() => answer(false)}>
          Rechazar<span className="oculto"> el justificativo de {nombre}</span>
        </Button>
      </div>
    </div>
  )
}

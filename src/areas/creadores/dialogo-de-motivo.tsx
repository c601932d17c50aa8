import { type FormEvent, useRef, useState } from 'react'
import { useDespedida } from '../../islands/creador/use-despedida'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextArea } from '../../ui/text-field'
import { saveBorrador, useBorrador } from '../base/borrador'
import type { Pregunta } from '../base/use-pregunta'

interface Props {
  /** Which of the list it is about. */
  id: number
  pregunta: Pregunta<{ id: number; reason: string }>
  titulo: string
  nota: string
  /** Said when nothing was written. */
  falta: string
  send: string
  enviando: string
  /** Under this name it is kept until it has been sent. */
  borrador: string
}

/** Asks why, in words that somebody will read in a mail. */
export function DialogoDeMotivo({ id, pregunta, titulo, nota, falta, send, enviando, borrador }: Props) {
  const [motivo, setMotivo] = useBorrador(borrador)
  const [error, setError] = useState('')
  const campo = useRef<HTMLTextAreaElement>(null)
  useDespedida(pregunta.resuelta, pregunta.close)

  const confirm = (evento: FormEvent) => {
    evento.preventDefault()
    if (!motivo.trim()) {
      setError(falta)
      campo.current?.focus()
      return
    }
    setError('')
    pregunta.send({ id, reason: motivo.trim() })
  }

  return (
    <Dialog open={pregunta.abierta} onClose={pregunta.close} title={titulo} description={nota} size="narrow">
      <form noValidate onSubmit={confirm}>
        <div className="ui-dialogo-cuerpo">
          <TextArea
            ref={campo}
            label="Motivo"
            rows={5}
            value={motivo}
            onChange={(evento) => setMotivo(evento.target.value)}
            readOnly={pregunta.enviando || pregunta.resuelta}
            error={error || pregunta.rechazo}
          />
        </div>
        <footer className="ui-acciones">
          <Button onClick={pregunta.close} disabled={pregunta.enviando}>
            {pregunta.resuelta ? 'Cerrar' : 'Cancelar'}
          </Button>
          <Button
            type="submit"
            variant="primary"
            saving={pregunta.enviando}
            savingLabel={enviando}
            disabled={pregunta.resuelta}
          >
            {send}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

export const forgetMotivo = (borrador: string) => saveBorrador(borrador, '')

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextArea } from '../../ui/text-field'
import { guardarBorrador, useBorrador } from '../shared/borrador'

interface Props {
  open: boolean
  onClose: () => void
  onConfirm: (motivo: string) => void
  titulo: string
  nota: string
  /** Said when nothing was written. */
  falta: string
  enviar: string
  /** Under this name it is kept until it has been sent. */
  borrador: string
}

/** Asks why, in words that somebody will read in a mail. */
export function DialogoDeMotivo({ open, onClose, onConfirm, titulo, nota, falta, enviar, borrador }: Props) {
  const [motivo, setMotivo] = useBorrador(borrador)
  const [error, setError] = useState('')
  const campo = useRef<HTMLTextAreaElement>(null)

  const confirmar = (evento: FormEvent) => {
    evento.preventDefault()
    if (!motivo.trim()) {
      setError(falta)
      campo.current?.focus()
      return
    }
    onConfirm(motivo.trim())
  }

  return (
    <Dialog open={open} onClose={onClose} title={titulo} description={nota} size="narrow">
      <form noValidate onSubmit={confirmar}>
        <div className="ui-dialogo-cuerpo">
          <TextArea
            ref={campo}
            label="Motivo"
            rows={5}
            value={motivo}
            onChange={(evento) => setMotivo(evento.target.value)}
            error={error}
          />
        </div>
        <footer className="ui-acciones">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="primary">
            {enviar}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

export const olvidarMotivo = (borrador: string) => guardarBorrador(borrador, '')

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { COMENTARIO_VACIO } from '../../domain/tablon/publicaciones'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/text-field'
import { toast } from '../../ui/toast'
import { useBorrador } from '../base/borrador'
import { useAccion } from '../base/use-accion'
import { useTablon } from './contexto'
import { comment } from './queries'
import type { Publicacion } from './tipos'

interface Props {
  publicacion: Publicacion
  onClose: () => void
}

export function FormularioDeComentario({ publicacion, onClose }: Props) {
  const { textos } = useTablon()
  const [texto, write] = useBorrador(`comentario-${publicacion.id}`)
  const [falta, setFalta] = useState('')
  const campo = useRef<HTMLTextAreaElement>(null)
  const { send, enviando } = useAccion(comment(publicacion, textos))

  useEffect(() => campo.current?.focus(), [])

  const reject = (mensaje: string) => {
    setFalta(mensaje)
    campo.current?.focus()
  }

  const onSend = (evento: FormEvent) => {
    evento.preventDefault()
    if (!texto.trim()) {
      toast.error(COMENTARIO_VACIO)
      return reject(COMENTARIO_VACIO)
    }
    setFalta('')
    send(texto, {
      onSuccess: () => {
        write('')
        onClose()
      },
      onError: ({ campos }) => reject(campos.contenido ?? ''),
    })
  }

  return (
    <form className="ui-formulario" noValidate onSubmit={onSend}>
      <TextArea
        ref={campo}
        label="Tu comentario"
        rows={2}
        value={texto}
        onChange={({ target }) => write(target.value)}
        error={falta || undefined}
      />
      <div className="botones">
        <Button type="submit" variant="primary" saving={enviando} savingLabel="Enviando...">
          Comentar
        </Button>
        <Button onClick={onClose} disabled={enviando}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { COMENTARIO_VACIO } from '../../domain/publicaciones'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/text-field'
import { toast } from '../../ui/toast'
import { useBorrador } from '../base/borrador'
import { useAccion } from '../base/use-accion'
import { useTablon } from './contexto'
import { comentar } from './queries'
import type { Publicacion } from './tipos'

interface Props {
  publicacion: Publicacion
  alCerrar: () => void
}

export function FormularioDeComentario({ publicacion, alCerrar }: Props) {
  const { textos } = useTablon()
  const [texto, escribir] = useBorrador(`comentario-${publicacion.id}`)
  const [falta, setFalta] = useState('')
  const campo = useRef<HTMLTextAreaElement>(null)
  const { enviar, enviando } = useAccion(comentar(publicacion, textos))

  useEffect(() => campo.current?.focus(), [])

  const rechazar = (mensaje: string) => {
    setFalta(mensaje)
    campo.current?.focus()
  }

  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault()
    if (!texto.trim()) {
      toast.error(COMENTARIO_VACIO)
      return rechazar(COMENTARIO_VACIO)
    }
    setFalta('')
    enviar(texto, {
      onSuccess: () => {
        escribir('')
        alCerrar()
      },
      onError: ({ campos }) => rechazar(campos.contenido ?? ''),
    })
  }

  return (
    <form className="ui-formulario" noValidate onSubmit={alEnviar}>
      <TextArea
        ref={campo}
        label="Tu comentario"
        rows={2}
        value={texto}
        onChange={({ target }) => escribir(target.value)}
        error={falta || undefined}
      />
      <div className="botones">
        <Button type="submit" variant="primary" saving={enviando} savingLabel="Enviando...">
          Comentar
        </Button>
        <Button onClick={alCerrar} disabled={enviando}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

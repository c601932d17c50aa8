import { useState } from 'react'
import type { Comentario } from '../../domain/comunidad/comunidad'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { fechaYHora } from '../base/instantes'
import { useTramos } from '../base/lista-por-tramos'
import { Pila } from '../base/pila'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { comentariosQuery, eraseComentario } from './queries'

export default function Comentarios({ id }: { id: number }) {
  const { lista: comentarios, mas } = useTramos(comentariosQuery(id))
  const [elegido, setElegido] = useState<Comentario | null>(null)
  const { send, enviando } = useAccion(eraseComentario(id))
  const close = () => setElegido(null)

  return (
    <>
      <Pila etiqueta="Comentarios" vacio={<SinComentarios />}>
        {comentarios.map((comentario) => (
          <li key={comentario.id} className="panel comentario pila aire-2">
            <p>
              <b>{comentario.name}</b>{' '}
              <time className="apagado" dateTime={comentario.created_at}>
                {fechaYHora(comentario.created_at)}
              </time>
            </p>
            <p className="texto-plano">{comentario.text}</p>
            <Button variant="danger" onClick={() => setElegido(comentario)}>
              Eliminar<span className="oculto"> el comentario de {comentario.name}</span>
            </Button>
          </li>
        ))}
      </Pila>
      {mas}
      <ConfirmDialog
        open={elegido !== null}
        onClose={close}
        onConfirm={() => elegido && send(elegido.id, hastaQueNoEste(close))}
        title="¿Eliminar este comentario?"
        confirmLabel="Eliminar el comentario"
        saving={enviando}
        savingLabel="Eliminando..."
        danger
      >
        <p>
          De <b>{elegido?.name}</b>: «{elegido?.text}»
        </p>
        <p>No se puede deshacer.</p>
      </ConfirmDialog>
    </>
  )
}

const SinComentarios = () => (
  <EmptyState title="Nadie comentó todavía">
    Los comentarios se publican enseguida. Aquí puedes eliminar el que no corresponda.
  </EmptyState>
)

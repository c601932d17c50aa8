import { useState } from 'react'
import { canRemove } from '../../domain/tablon/publicaciones'
import { cuantos } from '../../lib/formato'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useAbierta } from '../base/curso/abierta'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'
import { Autor, nombreDelAutor } from './autor'
import { useTablon } from './contexto'
import { FormularioDeComentario } from './formulario-de-comentario'
import { dropComentario, loadAnteriores, removeComentario } from './queries'
import type { Comentario, Publicacion } from './tipos'

/** How many of a thread are seen before one asks for the rest. */
const A_LA_VISTA = 3

interface Props {
  publicacion: Publicacion
  escribiendo: boolean
  onFinish: () => void
}

export function Comentarios({ publicacion, escribiendo, onFinish }: Props) {
  const { textos } = useTablon()
  const abierta = useAbierta()
  const [todos, setTodos] = useState(false)
  const { send, enviando } = useAccion(loadAnteriores(publicacion, textos.load))
  const { ComentarioPublicacion, totalComentarios, titulo } = publicacion
  const visibles = todos ? ComentarioPublicacion : ComentarioPublicacion.slice(-A_LA_VISTA)
  const faltan = totalComentarios - visibles.length

  if (totalComentarios === 0 && !escribiendo) return null

  const seeAnteriores = () => {
    if (todos || ComentarioPublicacion.length <= A_LA_VISTA) send()
    setTodos(true)
  }

  return (
    <div className="comentarios">
      {faltan > 0 && (
        <Button variant="quiet" onClick={seeAnteriores} saving={enviando} savingLabel="Cargando...">
          Ver {cuantos(faltan, 'comentario anterior', 'comentarios anteriores')}
        </Button>
      )}
      {visibles.length > 0 && (
        <ul className="pila aire-3" aria-label={`Comentarios de «${titulo}»`}>
          {visibles.map((comentario) => (
            <ComentarioItem key={comentario.id} comentario={comentario} />
          ))}
        </ul>
      )}
      {escribiendo && abierta && <FormularioDeComentario publicacion={publicacion} onClose={onFinish} />}
    </div>
  )
}

function ComentarioItem({ comentario }: { comentario: Comentario }) {
  const { lector } = useTablon()
  const abierta = useAbierta()
  const { texto, created_at } = comentario
  return (
    <li>
      <Autor publicacion={comentario}>
        <time dateTime={created_at}>{fechaYHora(created_at)}</time>
      </Autor>
      {abierta && canRemove(lector, comentario) && <Eliminar comentario={comentario} />}
      <p className="texto-plano">{texto}</p>
    </li>
  )
}

function Eliminar({ comentario }: { comentario: Comentario }) {
  const { catedraId, textos } = useTablon()
  const [preguntando, setPreguntando] = useState(false)
  const { send, enviando } = useAccion(removeComentario(textos.removeComentario))
  const close = () => setPreguntando(false)
  const remove = () =>
    send(comentario, {
      onSuccess: () => {
        close()
        dropComentario(catedraId, comentario)
      },
    })
  return (
    <>
      <Button variant="quiet" onClick={() => setPreguntando(true)}>
        Eliminar<span className="oculto"> el comentario de {nombreDelAutor(comentario)}</span>
      </Button>
      <ConfirmDialog
        open={preguntando}
        onClose={close}
        onConfirm={remove}
        title="¿Eliminar el comentario?"
        confirmLabel="Eliminar el comentario"
        saving={enviando}
        savingLabel="Eliminando..."
        danger
      >
        <blockquote className="motivo">{comentario.texto}</blockquote>
        <p>No se puede deshacer.</p>
      </ConfirmDialog>
    </>
  )
}

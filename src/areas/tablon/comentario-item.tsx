import { useState } from 'react'
import { puedeEliminar } from '../../domain/publicaciones'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'
import { Autor, nombreDelAutor } from './autor'
import { useTablon } from './contexto'
import { eliminarComentario, quitarComentario } from './queries'
import type { Comentario } from './tipos'

export function ComentarioItem({ comentario }: { comentario: Comentario }) {
  const { lector } = useTablon()
  const { texto, created_at } = comentario
  return (
    <li>
      <Autor publicacion={comentario}>
        <time dateTime={created_at}>{fechaYHora(created_at)}</time>
      </Autor>
      {puedeEliminar(lector, comentario) && <Eliminar comentario={comentario} />}
      <p className="texto-plano">{texto}</p>
    </li>
  )
}

function Eliminar({ comentario }: { comentario: Comentario }) {
  const { catedraId, textos } = useTablon()
  const [preguntando, setPreguntando] = useState(false)
  const { enviar, enviando } = useAccion(eliminarComentario(textos.eliminarComentario))
  const cerrar = () => setPreguntando(false)
  const eliminar = () =>
    enviar(comentario, {
      onSuccess: () => {
        cerrar()
        quitarComentario(catedraId, comentario)
      },
    })
  return (
    <>
      <Button variant="quiet" onClick={() => setPreguntando(true)}>
        Eliminar<span className="oculto"> el comentario de {nombreDelAutor(comentario)}</span>
      </Button>
      <ConfirmDialog
        open={preguntando}
        onClose={cerrar}
        onConfirm={eliminar}
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

import { useState } from 'react'
import { puedeEliminar } from '../../domain/publicaciones'
import { cuantos } from '../../lib/formato'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'
import { Autor, nombreDelAutor } from './autor'
import { useTablon } from './contexto'
import { FormularioDeComentario } from './formulario-de-comentario'
import { cargarAnteriores, eliminarComentario, quitarComentario } from './queries'
import type { Comentario, Publicacion } from './tipos'

/** How many of a thread are seen before one asks for the rest. */
const A_LA_VISTA = 3

interface Props {
  publicacion: Publicacion
  escribiendo: boolean
  alTerminar: () => void
}

export function Comentarios({ publicacion, escribiendo, alTerminar }: Props) {
  const { textos } = useTablon()
  const [todos, setTodos] = useState(false)
  const { enviar, enviando } = useAccion(cargarAnteriores(publicacion, textos.cargar))
  const { ComentarioPublicacion, totalComentarios, titulo } = publicacion
  const visibles = todos ? ComentarioPublicacion : ComentarioPublicacion.slice(-A_LA_VISTA)
  const faltan = totalComentarios - visibles.length

  if (totalComentarios === 0 && !escribiendo) return null

  const verAnteriores = () => {
    if (todos || ComentarioPublicacion.length <= A_LA_VISTA) enviar()
    setTodos(true)
  }

  return (
    <div className="comentarios">
      {faltan > 0 && (
        <Button variant="quiet" onClick={verAnteriores} saving={enviando} savingLabel="Cargando...">
          Ver {cuantos(faltan, 'comentario anterior', 'comentarios anteriores')}
        </Button>
      )}
      {visibles.length > 0 && (
        <ul aria-label={`Comentarios de «${titulo}»`}>
          {visibles.map((comentario) => (
            <ComentarioItem key={comentario.id} comentario={comentario} />
          ))}
        </ul>
      )}
      {escribiendo && <FormularioDeComentario publicacion={publicacion} alCerrar={alTerminar} />}
    </div>
  )
}

function ComentarioItem({ comentario }: { comentario: Comentario }) {
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

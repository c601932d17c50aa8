import { Eye, EyeOff, Heart, Link2, MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { accionDeVisibilidad, canHide, canRemove, isAutor } from '../../domain/tablon/publicaciones'
import { Button } from '../../ui/button'
import { MoreActions } from '../../ui/more-actions'
import { copy } from '../base/copiar'
import { useAbierta } from '../base/curso/abierta'
import { ParaWhatsApp } from '../base/curso/para-whatsapp'
import { useAccion } from '../base/use-accion'
import { useTablon } from './contexto'
import { EliminarPublicacion } from './eliminar-publicacion'
import { interact, toggleEnTablon } from './queries'
import type { Publicacion } from './tipos'

interface Props {
  publicacion: Publicacion
  onComment: () => void
  onEdit: ((id: number) => void) | undefined
}

/** What may be done with a post, by who reads it. */
export function Acciones({ publicacion, onComment, onEdit }: Props) {
  const { lector, catedraId } = useTablon()
  const abierta = useAbierta()
  const [eliminando, setEliminando] = useState(false)
  const { id, titulo, visibleToStudents, totalInteracciones } = publicacion
  const cual = <span className="oculto"> «{titulo}»</span>
  return (
    <div className="acciones">
      {abierta ? (
        <>
          <MeGusta publicacion={publicacion} />
          <Button variant="quiet" onClick={onComment}>
            <MessageCircle aria-hidden="true" /> Comentar{cual}
          </Button>
        </>
      ) : (
        <p className="apagado">
          <Heart aria-hidden="true" /> {totalInteracciones} me gusta
        </p>
      )}
      <MoreActions of={`«${titulo}»`}>
        <CopiarEnlace id={id}>{cual}</CopiarEnlace>
        {canHide(lector) && visibleToStudents && (
          <ParaWhatsApp catedraId={catedraId} de={`publicacion:${id}`} variant="quiet">
            {cual}
          </ParaWhatsApp>
        )}
        {abierta && onEdit && isAutor(lector, publicacion) && (
          <Button variant="quiet" onClick={() => onEdit(id)}>
            <Pencil aria-hidden="true" /> Editar{cual}
          </Button>
        )}
        {abierta && canHide(lector) && <Visibilidad publicacion={publicacion} />}
        {abierta && canRemove(lector, publicacion) && (
          <>
            <Button variant="quiet" onClick={() => setEliminando(true)}>
              <Trash2 aria-hidden="true" /> Eliminar{cual}
            </Button>
            <EliminarPublicacion
              publicacion={publicacion}
              abierta={eliminando}
              onClose={() => setEliminando(false)}
            />
          </>
        )}
      </MoreActions>
    </div>
  )
}

/** A second click while the first is on its way counts for nothing. */
function MeGusta({ publicacion }: { publicacion: Publicacion }) {
  const { catedraId, textos } = useTablon()
  const { send } = useAccion(interact(catedraId, textos.interact))
  const { id, titulo, totalInteracciones, hasUserInteracted } = publicacion
  return (
    <Button
      variant="quiet"
      aria-pressed={hasUserInteracted}
      onClick={() => send({ id, gusta: !hasUserInteracted })}
    >
      <Heart aria-hidden="true" /> Me gusta
      {totalInteracciones > 0 && <span className="total">{totalInteracciones}</span>}
      <span className="oculto"> «{titulo}»</span>
    </Button>
  )
}

function Visibilidad({ publicacion: { id, titulo, visibleToStudents } }: { publicacion: Publicacion }) {
  const { send, enviando } = useAccion(toggleEnTablon())
  const Icono = visibleToStudents ? EyeOff : Eye
  return (
    <Button variant="quiet" onClick={() => send(id)} disabled={enviando}>
      <Icono aria-hidden="true" /> {accionDeVisibilidad(visibleToStudents)}
      <span className="oculto"> «{titulo}»</span>
    </Button>
  )
}

function CopiarEnlace({ id, children }: { id: number; children: ReactNode }) {
  const { enlaces } = useTablon()
  // Its date is a link too.
  const onCopy = () =>
    copy(
      location.origin + enlaces.publicacion(id),
      'Enlace copiado.',
      'No se pudo copiar el enlace. Cópialo desde la fecha de la publicación.',
    )
  return (
    <Button variant="quiet" onClick={onCopy}>
      <Link2 aria-hidden="true" /> Copiar enlace{children}
    </Button>
  )
}

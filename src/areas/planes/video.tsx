import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** Its picture, or its address where that does not come; the player comes when somebody wants to see it. */
export function Video({ id, titulo }: { id: string; titulo: string }) {
  const [pedido, setPedido] = useState(false)
  const [conFoto, setConFoto] = useState(true)
  const marco = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (pedido) marco.current?.focus()
  }, [pedido])

  if (pedido) {
    return (
      <iframe
        ref={marco}
        className="video"
        title={titulo}
        allow="fullscreen; encrypted-media; picture-in-picture"
        src={`https://www.youtube-nocookie.com/embed/${id}`}
      />
    )
  }
  return (
    <button type="button" className={conFoto ? 'recurso video' : 'recurso'} onClick={() => setPedido(true)}>
      {conFoto && (
        <img
          src={`https://i.ytimg.com/vi/${id}/mqdefault.jpg`}
          alt=""
          loading="lazy"
          onError={() => setConFoto(false)}
        />
      )}
      <Play aria-hidden="true" />
      <span>
        Ver el video
        {conFoto ? <span className="oculto"> {id}</span> : <small className="apagado">youtu.be/{id}</small>}
      </span>
    </button>
  )
}

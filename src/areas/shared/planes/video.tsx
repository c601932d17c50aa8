import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** Its picture; the player comes when somebody wants to see it. */
export function Video({ id, titulo }: { id: string; titulo: string }) {
  const [pedido, setPedido] = useState(false)
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
    <button type="button" className="recurso video" onClick={() => setPedido(true)}>
      <img src={`https://i.ytimg.com/vi/${id}/mqdefault.jpg`} alt="" loading="lazy" />
      <Play aria-hidden="true" />
      <span>
        Ver el video<span className="oculto"> {id}</span>
      </span>
    </button>
  )
}

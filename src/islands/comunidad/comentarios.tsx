import { useCallback, useEffect, useState } from 'react'
import type { Comentario } from '../../domain/comunidad'
import { api, unwrap } from '../../lib/api'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import type { PropsDeComunidad } from './comunidad'
import { FormularioDeComentario } from './formulario-de-comentario'

const dia = new Intl.DateTimeFormat('es-PY', { day: '2-digit', month: '2-digit', year: 'numeric' })

export function Comentarios({ composerId, titulo: Titulo }: PropsDeComunidad) {
  const [comentarios, setComentarios] = useState<Comentario[] | 'cargando' | 'fallo'>('cargando')

  const cargar = useCallback(() => {
    setComentarios('cargando')
    unwrap(api.composers.comments({ composerId }).get()).then(
      (lista) => setComentarios(Array.isArray(lista) ? lista : 'fallo'),
      () => setComentarios('fallo'),
    )
  }, [composerId])

  useEffect(cargar, [cargar])

  /** One sent again is the one that is there; and alone it would stand for those that did not come. */
  const agregar = (nuevo: Comentario) => {
    if (!Array.isArray(comentarios)) return cargar()
    setComentarios([nuevo, ...comentarios.filter(({ id }) => id !== nuevo.id)])
  }

  return (
    <section>
      <Titulo>Comentarios</Titulo>
      {comentarios === 'cargando' && <Skeleton lines={3} label="Cargando los comentarios..." />}
      {comentarios === 'fallo' && (
        <p className="comunidad-fallo" role="alert">
          No se pudieron cargar los comentarios. <Button onClick={cargar}>Reintentar</Button>
        </p>
      )}
      {Array.isArray(comentarios) && <Lista comentarios={comentarios} />}
      <FormularioDeComentario composerId={composerId} alPublicar={agregar} />
    </section>
  )
}

function Lista({ comentarios }: { comentarios: Comentario[] }) {
  if (comentarios.length === 0) return <p className="apagado">Todavía no hay comentarios. Deja el primero.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <ul className="comentarios" aria-label="Comentarios, los más nuevos primero" tabIndex={0}>
      {comentarios.map(({ id, name, text, created_at }) => (
        <li key={id}>
          <p>
            <b>{name}</b> <time dateTime={created_at}>{dia.format(new Date(created_at))}</time>
          </p>
          <p className="comentario-texto">{text}</p>
        </li>
      ))}
    </ul>
  )
}

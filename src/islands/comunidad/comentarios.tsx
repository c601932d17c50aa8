import { useCallback, useEffect, useState } from 'react'
import type { Comentario } from '../../domain/comunidad'
import { api, unwrapTramo } from '../../lib/api'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import type { PropsDeComunidad } from './comunidad'
import { FormularioDeComentario } from './formulario-de-comentario'

const POR_VEZ = 50

/** The day where the institution is, as its page says: everybody there reads the same one. */
const dia = new Intl.DateTimeFormat('es-PY', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: document.documentElement.dataset.zona,
})

type Estado = Comentario[] | 'cargando' | 'fallo'

export function Comentarios({ composerId, titulo: Titulo }: PropsDeComunidad) {
  const [comentarios, setComentarios] = useState<Estado>('cargando')
  /** With which `antes` they go on; null at the end. */
  const [siguiente, setSiguiente] = useState<number | null>(null)
  const [pidiendo, setPidiendo] = useState(false)

  const pedir = useCallback(
    async (antes?: number) => {
      const query = { limit: POR_VEZ, ...(antes && { antes }) }
      const parte = await unwrapTramo(api.composers.comments({ composerId }).get({ query }))
      if (!Array.isArray(parte.lista)) throw new Error('Formato de datos inválido')
      setSiguiente(parte.siguiente)
      return parte.lista
    },
    [composerId],
  )

  const cargar = useCallback(() => {
    setComentarios('cargando')
    pedir().then(setComentarios, () => setComentarios('fallo'))
  }, [pedir])

  useEffect(cargar, [cargar])

  async function verAnteriores() {
    setPidiendo(true)
    try {
      const anteriores = await pedir(siguiente ?? undefined)
      setComentarios((antes) => (Array.isArray(antes) ? [...antes, ...anteriores] : antes))
    } catch {
      // The button stays: one tries again.
    } finally {
      setPidiendo(false)
    }
  }

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
      {siguiente !== null && (
        <p>
          <Button onClick={verAnteriores} saving={pidiendo} savingLabel="Cargando...">
            Ver comentarios anteriores
          </Button>
        </p>
      )}
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

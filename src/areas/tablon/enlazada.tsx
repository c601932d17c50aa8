import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { publicacionQuery } from './paginas'
import { PublicacionItem } from './publicacion-item'

/** Which post the address asks for; null where it is none. */
export function usePedida(): number | null {
  const [parametros] = useSearchParams()
  const id = Number(parametros.get('publicacion'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** A post that somebody sent a link to and that is further down than the board has been loaded. */
export function Enlazada({ id }: { id: number }) {
  const { data, error } = useQuery(publicacionQuery(id))
  if (error) {
    return (
      <p role="alert" className="panel">
        {error.status === 404 ? 'La publicación de este enlace ya no está en el tablón.' : error.message}
      </p>
    )
  }
  if (!data) return null
  return (
    <ul className="pila" aria-label="Publicación del enlace">
      <PublicacionItem publicacion={data} esLaPedida />
    </ul>
  )
}

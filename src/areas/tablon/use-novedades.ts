import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../lib/api'
import type { Evento } from '../../lib/eventos'
import { bearer } from '../../lib/llaves'
import { queryClient } from '../base/consultas'
import { useSesion } from '../base/use-sesion'
import { listen } from './escucha'
import {
  changePublicacion,
  dropPublicacion,
  publicacionesDe,
  publicacionQuery,
  putPublicacion,
  readPaginas,
  seMuestra,
  tablonQuery,
} from './paginas'
import type { Publicacion } from './tipos'

/** What happens to a post comes in a burst: it is read once after it. */
const RAFAGA_MS = 250
/** From so many on, reading the board again costs less. */
const DEMASIADAS = 10

/**
 * Keeps a board up to date while it is open. New posts that would move what somebody is reading wait until they are
 * asked for.
 */
export function useNovedades(catedraId: number, isReading: () => boolean, onLose: () => void) {
  const [nuevas, setNuevas] = useState<Publicacion[]>([])
  useSesion()
  const token = bearer()
  const receive = useEffectEvent((publicacion: Publicacion) => {
    const primera = publicacionesDe(readPaginas(catedraId))[0]
    if (primera && publicacion.id > primera.id && isReading()) {
      setNuevas((antes) => [...antes.filter(({ id }) => id !== publicacion.id), publicacion])
    } else putPublicacion(publicacion)
  })
  const forget = useEffectEvent((id: number) => {
    dropPublicacion(catedraId, id)
    setNuevas((antes) => antes.filter((una) => una.id !== id))
  })
  const lose = useEffectEvent(onLose)

  useEffect(() => {
    if (!token) return
    const lectura = readLater(catedraId, receive, forget)
    const stop = listen({
      catedraId,
      desde: readPaginas(catedraId)?.pages[0]?.ultimoEvento ?? 0,
      onHear: (evento) => attend(catedraId, evento, lectura.call, forget),
      onLose: lose,
    })
    return () => {
      lectura.stop()
      stop()
    }
  }, [catedraId, token])

  return {
    cuantas: nuevas.length,
    show: () => {
      for (const publicacion of nuevas) putPublicacion(publicacion)
      setNuevas([])
    },
  }
}

function attend(
  catedraId: number,
  { nombre, datos }: Evento,
  read: (id: number) => void,
  forget: (id: number) => void,
) {
  const { publicacionId, totalInteracciones } = Object(datos) as Record<string, number>
  if (nombre === 'recargar') void queryClient.invalidateQueries({ queryKey: tablonQuery(catedraId).queryKey })
  if (publicacionId === undefined) return
  if (nombre === 'publicacion') read(publicacionId)
  if (nombre === 'eliminada') forget(publicacionId)
  if (nombre === 'comentarios' && seMuestra(catedraId, publicacionId)) read(publicacionId)
  if (nombre === 'interacciones' && totalInteracciones !== undefined)
    changePublicacion(catedraId, publicacionId, (una) => ({ ...una, totalInteracciones }))
}

/** Reads posts again, each once after whatever happened to it. */
function readLater(
  catedraId: number,
  receive: (publicacion: Publicacion) => void,
  forget: (id: number) => void,
) {
  const pedidas = new Set<number>()
  let reloj: ReturnType<typeof setTimeout> | undefined

  const read = async (id: number) => {
    try {
      receive(await queryClient.query(publicacionQuery(id)))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) forget(id)
    }
  }

  const readAll = () => {
    reloj = undefined
    const ids = [...pedidas]
    pedidas.clear()
    if (ids.length < DEMASIADAS) for (const id of ids) void read(id)
    else void queryClient.invalidateQueries({ queryKey: tablonQuery(catedraId).queryKey })
  }

  return {
    call: (id: number) => {
      pedidas.add(id)
      reloj ??= setTimeout(readAll, RAFAGA_MS)
    },
    stop: () => clearTimeout(reloj),
  }
}

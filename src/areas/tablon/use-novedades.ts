import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../lib/api'
import type { Evento } from '../../lib/eventos'
import { bearer } from '../../lib/llaves'
import { queryClient } from '../base/consultas'
import { useSesion } from '../base/use-sesion'
import { escuchar } from './escucha'
import {
  cambiarPublicacion,
  leerPaginas,
  ponerPublicacion,
  publicacionesDe,
  publicacionQuery,
  quitarPublicacion,
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
export function useNovedades(catedraId: number, estaLeyendo: () => boolean, alPerder: () => void) {
  const [nuevas, setNuevas] = useState<Publicacion[]>([])
  useSesion()
  const token = bearer()
  const recibir = useEffectEvent((publicacion: Publicacion) => {
    const primera = publicacionesDe(leerPaginas(catedraId))[0]
    if (primera && publicacion.id > primera.id && estaLeyendo()) {
      setNuevas((antes) => [...antes.filter(({ id }) => id !== publicacion.id), publicacion])
    } else ponerPublicacion(publicacion)
  })
  const olvidar = useEffectEvent((id: number) => {
    quitarPublicacion(catedraId, id)
    setNuevas((antes) => antes.filter((una) => una.id !== id))
  })
  const perder = useEffectEvent(alPerder)

  useEffect(() => {
    if (!token) return
    const lectura = leerDespues(catedraId, recibir, olvidar)
    const parar = escuchar({
      catedraId,
      desde: leerPaginas(catedraId)?.pages[0]?.ultimoEvento ?? 0,
      alOir: (evento) => atender(catedraId, evento, lectura.pedir, olvidar),
      alPerder: perder,
    })
    return () => {
      lectura.parar()
      parar()
    }
  }, [catedraId, token])

  return {
    cuantas: nuevas.length,
    mostrar: () => {
      for (const publicacion of nuevas) ponerPublicacion(publicacion)
      setNuevas([])
    },
  }
}

function atender(
  catedraId: number,
  { nombre, datos }: Evento,
  leer: (id: number) => void,
  olvidar: (id: number) => void,
) {
  const { publicacionId, totalInteracciones } = Object(datos) as Record<string, number>
  if (nombre === 'recargar') void queryClient.invalidateQueries({ queryKey: tablonQuery(catedraId).queryKey })
  if (publicacionId === undefined) return
  if (nombre === 'publicacion') leer(publicacionId)
  if (nombre === 'eliminada') olvidar(publicacionId)
  if (nombre === 'comentarios' && seMuestra(catedraId, publicacionId)) leer(publicacionId)
  if (nombre === 'interacciones' && totalInteracciones !== undefined)
    cambiarPublicacion(catedraId, publicacionId, (una) => ({ ...una, totalInteracciones }))
}

/** Reads posts again, each once after whatever happened to it. */
function leerDespues(
  catedraId: number,
  recibir: (publicacion: Publicacion) => void,
  olvidar: (id: number) => void,
) {
  const pedidas = new Set<number>()
  let reloj: ReturnType<typeof setTimeout> | undefined

  const leer = async (id: number) => {
    try {
      recibir(await queryClient.query(publicacionQuery(id)))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) olvidar(id)
    }
  }

  const leerTodas = () => {
    reloj = undefined
    const ids = [...pedidas]
    pedidas.clear()
    if (ids.length < DEMASIADAS) for (const id of ids) void leer(id)
    else void queryClient.invalidateQueries({ queryKey: tablonQuery(catedraId).queryKey })
  }

  return {
    pedir: (id: number) => {
      pedidas.add(id)
      reloj ??= setTimeout(leerTodas, RAFAGA_MS)
    },
    parar: () => clearTimeout(reloj),
  }
}

import { setImmediate } from 'node:timers/promises'
import type { TestApi } from './api.ts'

type Respuesta = () => Response | Promise<Response | undefined>

export type Red = ReturnType<typeof createRed>

/** What a screen asks for, taken to the API in process; a test may keep an answer back, or give another one. */
export function createRed({ call }: TestApi) {
  const ajena = globalThis.fetch
  const pedidos: string[] = []
  const fallidos: string[] = []
  const otras = new Map<string, Respuesta>()
  const enCamino = new Set<Promise<Response>>()

  async function callAndNote(camino: string, init: RequestInit): Promise<Response> {
    const pedido = Promise.resolve(call(camino, init))
    enCamino.add(pedido)
    return pedido.finally(() => enCamino.delete(pedido))
  }

  async function fetch(direccion: string | URL, init: RequestInit = {}): Promise<Response> {
    const { origin, pathname, search } = new URL(direccion, location.origin)
    // The API itself asks others.
    if (origin !== location.origin) return ajena(direccion, init)
    const camino = pathname.replace(/^\/api/, '')
    const pedido = `${init.method ?? 'GET'} ${camino}`
    pedidos.push(pedido + search)
    const respuesta = (await otras.get(pedido)?.()) ?? (await callAndNote(camino + search, init))
    if (!respuesta.ok) fallidos.push(pedido)
    return respuesta
  }

  return {
    fetch,
    /** All that was asked for, as 'GET /docente/me/catedras?limit=10'. */
    pedidos,
    /** What was refused, without its query. */
    fallidos,
    /** Answers this call with an error from now on, until `restore`. */
    refuse: (pedido: string, status: number, cuerpo: object = {}) =>
      void otras.set(pedido, () => Response.json(cuerpo, { status })),
    /** Answers this call with this from now on, until `restore`. */
    answer: (pedido: string, cuerpo: object) => void otras.set(pedido, () => Response.json(cuerpo)),
    /** This call does not reach the server, until `restore`. */
    cut: (pedido: string) => void otras.set(pedido, () => Promise.reject(new TypeError('fetch failed'))),
    /** This call waits until what this gives is called, with another answer or none. */
    hold: (pedido: string) => {
      const { promise, resolve } = Promise.withResolvers<Response | undefined>()
      otras.set(pedido, () => promise)
      return (otra?: Response) => resolve(otra)
    },
    restore: () => otras.clear(),
    /** Waits until all that reached the API is answered, and what is asked because of that. */
    async settle() {
      do {
        await Promise.allSettled(enCamino)
        // Until it is read.
        await setImmediate()
      } while (enCamino.size > 0)
    },
  }
}

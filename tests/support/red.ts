import type { TestApi } from './api.ts'

type Respuesta = () => Response | Promise<Response | undefined>

/** What a screen asks for, taken to the API in process; a test may keep an answer back, or give another one. */
export function createRed({ call }: TestApi) {
  const pedidos: string[] = []
  const fallidos: string[] = []
  const otras = new Map<string, Respuesta>()

  async function fetch(direccion: string | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(direccion, location.origin)
    const camino = pathname.replace(/^\/api/, '')
    const pedido = `${init.method ?? 'GET'} ${camino}`
    pedidos.push(pedido + search)
    const respuesta = (await otras.get(pedido)?.()) ?? (await call(camino + search, init))
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
    /** This call does not reach the server, until `restore`. */
    cut: (pedido: string) => void otras.set(pedido, () => Promise.reject(new TypeError('fetch failed'))),
    /** This call waits until what this gives is called, with another answer or none. */
    hold: (pedido: string) => {
      const { promise, resolve } = Promise.withResolvers<Response | undefined>()
      otras.set(pedido, () => promise)
      return (otra?: Response) => resolve(otra)
    },
    restore: () => otras.clear(),
  }
}

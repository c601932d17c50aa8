import { connect, createServer, type Socket } from 'node:net'
import type { Azar } from '../../src/domain/base/azar.ts'

interface Opciones {
  azar: Azar
  /** Between how many bytes of what is sent each connection is cut; without it none is. */
  cada?: { desde: number; hasta: number }
}

/** Stands before the program on an address of its own, and cuts the connections after so many bytes, chosen at random. */
export async function proxyQueCorta({ azar, cada }: Opciones) {
  let destino = 0
  let cortes = 0
  let enviados = 0
  let entre = cada
  const abiertas = new Set<Socket>()

  const server = createServer((cliente) => {
    const servidor = connect(destino, '127.0.0.1')
    const quedan = { bytes: entre ? azar.entero(entre.desde, entre.hasta) : Number.POSITIVE_INFINITY }
    const end = () => {
      for (const uno of [cliente, servidor]) uno.destroy()
    }
    for (const uno of [cliente, servidor]) {
      abiertas.add(uno)
      uno.on('error', end).on('close', () => {
        abiertas.delete(uno)
        end()
      })
    }
    cliente.on('data', (datos) => {
      const pasan = datos.subarray(0, quedan.bytes)
      enviados += datos.length
      quedan.bytes -= pasan.length
      servidor.write(pasan)
      if (quedan.bytes > 0) return
      cortes++
      end()
    })
    servidor.on('data', (datos) => void cliente.write(datos))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }

  return {
    url: `http://127.0.0.1:${port}`,
    /** The program, wherever it serves now. */
    to(url: string) {
      destino = Number(new URL(url).port)
    },
    cutEach(otra: Opciones['cada']) {
      entre = otra
      this.cutAll()
    },
    /** How often it cut, and how many bytes those who connected had sent by then. */
    count: () => ({ cortes, enviados }),
    /** From here on it counts anew. */
    forget() {
      cortes = 0
      enviados = 0
    },
    /** All that is open, at once. */
    cutAll() {
      for (const una of abiertas) una.destroy()
    },
    async stop() {
      this.cutAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

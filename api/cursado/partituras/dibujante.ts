import type { Deps } from '../../suelo/deps.ts'
import { askAnotherProgram } from '../../suelo/services/drawing.ts'

const PATIENCE_MS = 60_000
/** Of what somebody typed: it is drawn in a moment. */
const PEQUENA = 8 * 1024
const MOST_TOGETHER = 40

interface Pedido {
  que: string
  fuente: Uint8Array
  carpeta: string
  resolve: (hecho: never) => void
  reject: (error: unknown) => void
}

/**
 * Has scores drawn by another program, one at a time. What is small and waits is drawn in one go: such a program takes
 * longer to begin than to draw ten of them.
 */
export function createDibujante(...programa: string[]): Deps['dibujaPartitura'] {
  const esperan: Pedido[] = []
  let isDrawing = false

  const drawTogether = async (pedidos: Pedido[], que: string) => {
    const carpetas = pedidos.map(({ carpeta }) => carpeta)
    const fuentes = pedidos.map(({ fuente }) => Buffer.from(fuente).toString('base64'))
    try {
      const dicho = await askAnotherProgram([...programa, que, ...carpetas], fuentes.join('\n'), PATIENCE_MS)
      const hechos = JSON.parse(dicho.toString())
      for (const [i, { resolve }] of pedidos.entries()) resolve(hechos[i] as never)
    } catch (error) {
      if (pedidos.length === 1) return void pedidos[0]?.reject(error)
      // One that can't be read is not to keep the others from it.
      const mitad = Math.ceil(pedidos.length / 2)
      await drawTogether(pedidos.slice(0, mitad), que)
      await drawTogether(pedidos.slice(mitad), que)
    }
  }

  const drawAll = async () => {
    if (isDrawing) return
    isDrawing = true
    for (let primero = esperan[0]; primero; primero = esperan[0]) {
      const juntos = canJoin(primero) ? esperan.filter(canJoin).slice(0, MOST_TOGETHER) : [primero]
      for (const uno of juntos) esperan.splice(esperan.indexOf(uno), 1)
      await drawTogether(juntos, primero.que)
    }
    isDrawing = false
  }

  return (que, fuente, carpeta) =>
    new Promise((resolve, reject) => {
      esperan.push({ que, fuente, carpeta, resolve, reject })
      void drawAll()
    })
}

const canJoin = ({ que, fuente }: Pedido) => que === 'partitura' && fuente.byteLength <= PEQUENA

/** What the other program does: a line of its input for each folder. */
export async function drawEach(
  carpetas: readonly string[],
  entrada: string,
  write: (fuente: Uint8Array, carpeta: string) => Promise<unknown>,
): Promise<string> {
  const hechos: unknown[] = []
  for (const [i, fuente] of entrada.split('\n').entries())
    hechos.push(await write(Buffer.from(fuente, 'base64'), carpetas[i] ?? ''))
  return JSON.stringify(hechos)
}

import { forgetAdelantadas } from '../../lib/adelantos'

/** After so long a screen shows what it has. */
const PACIENCIA_MS = 1500

let isFirst = true
const pedidos: Promise<unknown>[] = []

/** Until an area has drawn its first screen. */
export const isPrimeraVista = () => isFirst

/** The first screen is to have this before it is drawn. */
export function paraPrimeraVista(pedido: Promise<unknown>): void {
  if (isFirst) pedidos.push(pedido)
}

/**
 * Waits for what the first screen reads, and for what that asks for in turn: drawn whole, it takes a slow phone half of
 * the time that it takes in parts, and the shell's grey lines stand meanwhile.
 */
export async function waitForPrimeraVista(): Promise<void> {
  await Promise.race([todosLosPedidos(), new Promise((follow) => setTimeout(follow, PACIENCIA_MS))])
}

async function todosLosPedidos() {
  while (pedidos.length > 0) await Promise.allSettled(pedidos.splice(0))
}

export function finishPrimeraVista(): void {
  isFirst = false
  forgetAdelantadas()
}

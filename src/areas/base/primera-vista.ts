import { olvidarAdelantadas } from '../../lib/adelantos'

/** After so long a screen shows what it has. */
const PACIENCIA_MS = 1500

let esLaPrimera = true
const pedidos: Promise<unknown>[] = []

/** Until an area has drawn its first screen. */
export const esPrimeraVista = () => esLaPrimera

/** The first screen is to have this before it is drawn. */
export function paraPrimeraVista(pedido: Promise<unknown>): void {
  if (esLaPrimera) pedidos.push(pedido)
}

/**
 * Waits for what the first screen reads, and for what that asks for in turn: drawn whole, it takes a slow phone half of
 * the time that it takes in parts, and the shell's grey lines stand meanwhile.
 */
export async function esperarPrimeraVista(): Promise<void> {
  await Promise.race([todosLosPedidos(), new Promise((seguir) => setTimeout(seguir, PACIENCIA_MS))])
}

async function todosLosPedidos() {
  while (pedidos.length > 0) await Promise.allSettled(pedidos.splice(0))
}

export function terminarPrimeraVista(): void {
  esLaPrimera = false
  olvidarAdelantadas()
}

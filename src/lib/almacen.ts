import { clear, createStore, type UseStore } from 'idb-keyval'

/** Where a browser keeps what is large. One that lets nothing be kept may throw at once: here it is a rejection too. */
export function createAlmacen(base: string, cosas: string): UseStore {
  const store = createStore(base, cosas)
  return async (modo, ask) => store(modo, ask)
}

/** Where the areas keep what somebody has read, for when there is no connection. */
export const almacen = createAlmacen('guarania', 'consultas')

/** Nothing of anybody stays on this device. */
export const emptyAlmacen = () => clear(almacen)

import { clear, createStore } from 'idb-keyval'

/** Where the areas keep what somebody has read, for when there is no connection. */
export const almacen = createStore('guarania', 'consultas')

/** Nothing of anybody stays on this device. */
export const emptyAlmacen = () => clear(almacen)

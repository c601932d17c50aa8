import { Window } from 'happy-dom'
import { afterEach } from 'vitest'

/**
 * What a browser has and this program has not, once for all the files of a worker: screens keep hold of it. What both have
 * (fetch, Request, FormData, URL) stays the program's own, since here the API answers in process; events have to be those
 * of the document.
 */
const DEL_DOCUMENTO = /^((add|remove)EventListener|dispatchEvent|navigator|self|EventTarget|.*Event)$/

function openVentana() {
  const ventana = new Window({ url: 'http://localhost/', width: 1280, height: 900 })

  for (const nombre of Object.getOwnPropertyNames(ventana)) {
    if (nombre in globalThis && !DEL_DOCUMENTO.test(nombre)) continue
    const descriptor = Object.getOwnPropertyDescriptor(ventana, nombre) as PropertyDescriptor
    Object.defineProperty(globalThis, nombre, {
      configurable: true,
      enumerable: descriptor.enumerable ?? true,
      get: () => Reflect.get(ventana, nombre),
      set: (valor) =>
        Object.defineProperty(globalThis, nombre, { configurable: true, writable: true, value: valor }),
    })
  }
}

/** Between two tests there is no page: what one left behind still asks for reaches nobody, and has no answer. */
function closeSitio() {
  const ajena = globalThis.fetch
  const fetch = (direccion: string | URL, init?: RequestInit) =>
    new URL(direccion, location.origin).origin === location.origin
      ? new Promise<never>(() => {})
      : ajena(direccion, init)
  globalThis.fetch = fetch as typeof globalThis.fetch
}

if (!('document' in globalThis)) {
  openVentana()
  closeSitio()
}

// What a module of all files says once, each file has to say again.
const { closeScreen } = await import('./pantallas.tsx')
afterEach(closeScreen)

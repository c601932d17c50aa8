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

if (!('document' in globalThis)) openVentana()

// What a module of all files says once, each file has to say again.
const { closeScreen } = await import('./pantallas.tsx')
afterEach(closeScreen)

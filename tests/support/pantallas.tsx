import '@testing-library/jest-dom/vitest'
import { configure, screen, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import type { RouteObject } from 'react-router'
import { vi } from 'vitest'
import { Aplicacion, begin } from '../../src/areas/base/aplicacion'
import { queryClient } from '../../src/areas/base/consultas'
import { $sinConexion } from '../../src/areas/base/sin-conexion/conexion'
import { announceUnexpected } from '../../src/islands/cliente'
import { dispositivo, pestana } from '../../src/lib/dispositivo'
import { openSesion } from '../../src/lib/sesion'
import type { TestApi } from './api.ts'
import { createRed } from './red.ts'

/** A busy machine takes its time; an API in process needs none to be asked again. */
configure({
  asyncUtilTimeout: 5000,
  // biome-ignore lint/performance/useDomNodeTextContent: a paragraph a line, for who reads why a test failed
  getElementError: (mensaje) => new Error(`${mensaje}\n\nSe ve:\n${document.body.innerText}`),
})
const { queries } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })

/** Each area as the browser enters it, loaded by the first test that does. */
const areas = {
  admin: () => import('../../src/areas/entradas/paginas-de-admin'),
  docente: () => import('../../src/areas/entradas/paginas-de-docente'),
  alumno: () => import('../../src/areas/entradas/paginas-de-alumno'),
} satisfies Record<string, () => Promise<{ paginas: RouteObject[] }>>

const claves = { admin: 'adminToken', docente: 'docenteToken', alumno: 'userToken' } as const

let abierta: { root: Root; router: ReturnType<typeof begin>['router'] } | undefined

/**
 * Opens an address of an area as whoever is signed in there: with its router, its frame and what it reads, over the API in
 * process. The browser's day is the API's.
 */
export async function enter(
  api: TestApi,
  direccion: string,
  ...[rol = 'admin', persona]: Parameters<TestApi['sesion']>
) {
  const { paginas } = await areas[rol]()
  const { authorization = '' } = await api.sesion(rol, persona)
  vi.setSystemTime(api.deps.now())
  const red = createRed(api)
  vi.stubGlobal('fetch', red.fetch)
  openSesion(claves[rol], authorization.replace('Bearer ', ''), rol)
  history.pushState(null, '', direccion)
  const aplicacion = begin(paginas)
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: announceUnexpected,
  })
  abierta = { root, router: aplicacion.router }
  root.render(<Aplicacion {...aplicacion} />)
  const user = userEvent.setup()
  return {
    /** Who looks at it. */
    user,
    /** The button with this name, once it is there. */
    press: async (nombre: string | RegExp, rol: 'button' | 'link' | 'tab' = 'button') =>
      user.click(await screen.findByRole(rol, { name: nombre })),
    /** Puts this into the field in place of what it has. */
    write: async (campo: string | RegExp | HTMLElement, texto: string) => {
      const elemento = campo instanceof HTMLElement ? campo : await screen.findByLabelText(campo)
      await user.clear(elemento)
      if (texto) await user.type(elemento, texto)
    },
    /** What goes between the screen and the API, and what does not. */
    red,
    go: (otra: string) => aplicacion.router.navigate(otra),
  }
}

/** The heading of the screen that is there. */
export const titulo = (texto: string | RegExp) => screen.findByRole('heading', { level: 1, name: texto })

/** What is being said over the screen. */
export const aviso = async (texto: string | RegExp) =>
  within(await screen.findByRole('region', { name: 'Avisos' })).findByText(texto)

/** The row of a table that says this. */
export const fila = (texto: string) => screen.findByRole('row', { name: (nombre) => nombre.includes(texto) })

/** Where one is: `await vi.waitFor(() => expect(direccion()).toBe('/docente/dashboard'))`. */
export const direccion = () => location.pathname + location.search

/** Leaves nothing of it to the next test. */
export async function closeScreen() {
  abierta?.root.unmount()
  abierta?.router.dispose()
  abierta = undefined
  document.body.replaceChildren()
  await queryClient.cancelQueries()
  queryClient.clear()
  $sinConexion.set(false)
  for (const lugar of [dispositivo, pestana]) for (const nombre of lugar.names('')) lugar.forget(nombre)
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

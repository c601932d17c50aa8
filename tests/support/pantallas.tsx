import '@testing-library/jest-dom/vitest'
import { configure, screen, waitFor, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import type { RouteObject } from 'react-router'
import { expect, vi } from 'vitest'
import { Aplicacion, begin } from '../../src/areas/base/aplicacion'
import { queryClient } from '../../src/areas/base/consultas'
import { $sinConexion } from '../../src/areas/base/sin-conexion/conexion'
import { announceUnexpected } from '../../src/islands/cliente'
import { dispositivo, pestana } from '../../src/lib/dispositivo'
import { openSesion } from '../../src/lib/sesion'
import type { TestApi } from './api.ts'
import { createRed, type Red } from './red.ts'

/** A busy machine takes its time; an API in process needs none to be asked again. */
configure({
  asyncUtilTimeout: 15_000,
  // Of all that is asked for until it is there, only the last is read.
  getElementError: (mensaje) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      // biome-ignore lint/performance/useDomNodeTextContent: a paragraph a line, for who reads why a test failed
      get: () => `${mensaje}\n\nSe ve:\n${document.body.innerText}`,
    }),
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

interface Abierta {
  root: Root
  red: Red
  router?: ReturnType<typeof begin>['router']
}

let abierta: Abierta | undefined

/** What is to be closed after this test. */
export function noteAbierta(nueva: Abierta) {
  abierta = nueva
}

/**
 * Opens an address of an area as whoever is signed in there: with its router, its frame and what it reads, over the API in
 * process. The browser's day is the API's.
 */
export async function enter(
  api: TestApi,
  direccion: string,
  rol: keyof typeof areas = 'admin',
  persona?: Parameters<TestApi['sesion']>[1],
  /** What the first screen's calls are to meet. */
  stumble: (red: Red) => void = () => {},
) {
  const { paginas } = await areas[rol]()
  const { authorization = '' } = await api.sesion(rol, persona)
  vi.setSystemTime(api.deps.now())
  const red = createRed(api)
  stumble(red)
  vi.stubGlobal('fetch', red.fetch)
  openSesion(claves[rol], authorization.replace('Bearer ', ''), rol)
  history.pushState(null, '', direccion)
  const aplicacion = begin(paginas)
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: announceUnexpected,
    // What it drew again at once, and was refused meanwhile.
    onRecoverableError: (error) => announceUnexpected(Object(error).cause ?? error),
  })
  noteAbierta({ root, red, router: aplicacion.router })
  root.render(<Aplicacion {...aplicacion} />)
  const user = userEvent.setup()
  const write = writerOf(user)
  /** The button with this name, once it is there. */
  const press = async (nombre: string | RegExp, rol: 'button' | 'link' | 'tab' = 'button') =>
    user.click(await screen.findByRole(rol, { name: nombre }))
  return {
    /** Who looks at it. */
    user,
    press,
    /** What stands behind the '⋯' of something. */
    pressMore: async (de: string, ...otra: Parameters<typeof press>) => {
      await openMoreOf(de)
      await press(...otra)
    },
    write,
    /** Reads again what is on screen, as who opens it anew. */
    refetch: () => queryClient.invalidateQueries(),
    /** The server takes the session no more; whoever administers signs in again when asked to. */
    expire: () => localStorage.setItem(claves[rol], 'vencida'),
    signInAgain: async () => {
      await titulo('Acceso de Administrador')
      await api.adminPassword.set('una clave de prueba')
      await write(/^Contraseña/, 'una clave de prueba')
      await press('Ingresar')
    },
    /** What goes between the screen and the API, and what does not. */
    red,
    go: (otra: string, state?: object) => aplicacion.router.navigate(otra, { state }),
  }
}

/** Puts a text into a field in place of what it has, once something can be written there. */
export const writerOf =
  (user: ReturnType<typeof userEvent.setup>) =>
  async (campo: string | RegExp | HTMLElement, texto: string): Promise<void> => {
    const elemento = await waitFor(() => {
      const uno = campo instanceof HTMLElement ? campo : screen.getByLabelText<HTMLInputElement>(campo)
      expect(uno).toHaveProperty('readOnly', false)
      expect(uno).toBeEnabled()
      return uno
    })
    await user.clear(elemento)
    if (texto) await user.type(elemento, texto)
  }

/** What stands behind the '⋯' of something, once that is there. */
export const openMoreOf = async (de: string) =>
  (await screen.findByRole('button', { name: `Más acciones de ${de}` })).click()

/** What stands behind each '⋯' that is on screen. */
export const openMore = () => {
  for (const boton of screen.queryAllByRole('button', { name: /^Más acciones de / }))
    if (boton.getAttribute('aria-expanded') === 'false') boton.click()
}

/** The heading of the screen that is there. */
export const titulo = (texto: string | RegExp) => screen.findByRole('heading', { level: 1, name: texto })

/** What is being said over the screen. */
export const aviso = async (texto: string | RegExp) =>
  within(await screen.findByRole('region', { name: 'Avisos' })).findByText(texto)

/** The row of a table that says this. */
export const fila = (texto: string) => screen.findByRole('row', { name: (nombre) => nombre.includes(texto) })

/** The item of a list that says this. */
export const item = (texto: string) =>
  waitFor(() => {
    const suyo = screen.queryAllByRole('listitem').find((uno) => uno.textContent?.includes(texto))
    if (!suyo) throw new Error(`Ningún elemento dice «${texto}»`)
    return suyo
  })

/** That it is there no more. */
export const seFue = (elemento: HTMLElement) => waitFor(() => expect(elemento).not.toBeInTheDocument())

/** Where one is: `await waitFor(() => expect(direccion()).toBe('/docente/dashboard'))`. */
export const direccion = () => location.pathname + location.search

/** As each test leaves the browser. No answer to what it asked comes when the next one is there. */
export async function closeScreen() {
  abierta?.root.unmount()
  abierta?.router?.dispose()
  await abierta?.red.settle()
  abierta = undefined
  document.body.replaceChildren()
  await queryClient.cancelQueries()
  queryClient.clear()
  $sinConexion.set(false)
  for (const lugar of [dispositivo, pestana]) for (const nombre of lugar.names('')) lugar.forget(nombre)
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

import '../../lib/sin-eval'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ApiError } from '../../lib/api'
import { queryClient } from './consultas'
import { waitForPrimeraVista } from './primera-vista'

/** What is for later does not weigh on the first sight; what one has seen is kept before one leaves it again. */
const GUARDA_EN_MS = 1000
const REGISTRA_EN_MS = 3000

/** Starts an area in the shell that `Carcasa.astro` serves, whose grey lines stand until the first screen is there. */
export async function mount(paginas: RouteObject[]) {
  const router = createBrowserRouter(paginas)
  await inicio(router)
  await waitForPrimeraVista()
  show(router)
}

const inicio = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((follow) => {
    if (router.state.initialized) return follow()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      follow()
    })
  })

function show(router: ReturnType<typeof createBrowserRouter>) {
  const raiz = document.getElementById('area') as HTMLElement
  createRoot(raiz, { onCaughtError: announceUnexpected }).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  setTimeout(saveLeido, GUARDA_EN_MS)
  if (import.meta.env.PROD) setTimeout(registerServiceWorker, REGISTRA_EN_MS)
}

function registerServiceWorker() {
  navigator.serviceWorker?.register('/sw.js').catch(() => {})
}

function saveLeido() {
  import('./sin-conexion/guardado').then(
    ({ startSaving }) => startSaving(),
    () => {},
  )
}

/** A refusal of the API has its place on the screen; anything else is a fault of ours. */
function announceUnexpected(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error)
}

import '../../lib/sin-eval'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ApiError } from '../../lib/api'
import { queryClient } from './consultas'
import { esperarPrimeraVista } from './primera-vista'

/** What is for later does not weigh on the first sight; what one has seen is kept before one leaves it again. */
const GUARDA_EN_MS = 1000
const REGISTRA_EN_MS = 3000

/** Starts an area in the shell that `Carcasa.astro` serves, whose grey lines stand until the first screen is there. */
export async function montar(paginas: RouteObject[]) {
  const router = createBrowserRouter(paginas)
  await inicio(router)
  await esperarPrimeraVista()
  mostrar(router)
}

const inicio = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((seguir) => {
    if (router.state.initialized) return seguir()
    const dejar = router.subscribe(({ initialized }) => {
      if (!initialized) return
      dejar()
      seguir()
    })
  })

function mostrar(router: ReturnType<typeof createBrowserRouter>) {
  const raiz = document.getElementById('area') as HTMLElement
  createRoot(raiz, { onCaughtError: avisarDeLoInesperado }).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  setTimeout(guardarLoLeido, GUARDA_EN_MS)
  if (import.meta.env.PROD) setTimeout(registrarServiceWorker, REGISTRA_EN_MS)
}

function registrarServiceWorker() {
  navigator.serviceWorker?.register('/sw.js').catch(() => {})
}

function guardarLoLeido() {
  import('./sin-conexion/guardado').then(
    ({ empezarAGuardar }) => empezarAGuardar(),
    () => {},
  )
}

/** A refusal of the API has its place on the screen; anything else is a fault of ours. */
function avisarDeLoInesperado(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error)
}

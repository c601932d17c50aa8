import '../../lib/sin-eval'
import { QueryClientProvider } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './consultas'
import { waitForPrimeraVista } from './primera-vista'

/** What is for later does not weigh on the first sight; what one has seen is kept before one leaves it again. */
const GUARDA_EN_MS = 1000
const REGISTRA_EN_MS = 3000

type Router = ReturnType<typeof createBrowserRouter>

interface Props {
  router: Router
  primeraVista: Promise<void>
}

/** Asks for an area's first screen. */
export function begin(paginas: RouteObject[]): Props {
  const router = createBrowserRouter(paginas)
  return { router, primeraVista: inicio(router).then(waitForPrimeraVista) }
}

/** In the shell that `Carcasa.astro` serves, whose grey lines stand until the first screen is there. */
export function Aplicacion({ router, primeraVista }: Props) {
  use(primeraVista)
  useEffect(beginLoDespues, [])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

const inicio = (router: Router) =>
  new Promise<void>((follow) => {
    if (router.state.initialized) return follow()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      follow()
    })
  })

function beginLoDespues() {
  const relojes = [setTimeout(saveLeido, GUARDA_EN_MS)]
  if (import.meta.env.PROD) relojes.push(setTimeout(registerServiceWorker, REGISTRA_EN_MS))
  return () => relojes.forEach(clearTimeout)
}

function registerServiceWorker() {
  navigator.serviceWorker?.register('/sw.js').catch(() => {})
}

function saveLeido() {
  import('./sin-conexion/guardado').then(
    ({ startSaving }) => startSaving(queryClient),
    () => {},
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ApiError } from '../../lib/api'
import { queryClient } from './consultas'

/** Starts an area in the shell that `Carcasa.astro` serves. */
export function montar(paginas: RouteObject[]) {
  const raiz = document.getElementById('area') as HTMLElement
  createRoot(raiz, { onCaughtError: avisarDeLoInesperado }).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(paginas)} />
    </QueryClientProvider>,
  )
}

/** A refusal of the API has its place on the screen; anything else is a fault of ours. */
function avisarDeLoInesperado(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error)
}

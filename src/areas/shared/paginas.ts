import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { FallaDeRuta, NoExiste } from './falla-de-ruta'
import { Raiz } from './raiz'

interface Area {
  /** Lets in who has signed in. */
  Guardia: ComponentType
  /** Asks for what the guard reads. */
  cargarGuardia?: () => null
  deAfuera: RouteObject[]
  deAdentro: RouteObject[]
}

/** An area's pages: where one of those within fails, the rest of the screen stays. */
export const paginasDe = ({ Guardia, cargarGuardia, deAfuera, deAdentro }: Area): RouteObject[] => [
  {
    Component: Raiz,
    ErrorBoundary: FallaDeRuta,
    children: [
      ...deAfuera,
      {
        Component: Guardia,
        ...(cargarGuardia && { loader: cargarGuardia }),
        children: [
          {
            ErrorBoundary: FallaDeRuta,
            children: [...deAdentro, { path: '*', Component: NoExiste }],
          },
        ],
      },
    ],
  },
]

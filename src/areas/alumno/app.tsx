import type { RouteObject } from 'react-router'
import { EsqueletoDeArea } from '../shared/esqueleto-de-area'
import { FallaDeRuta, NoExiste } from '../shared/falla-de-ruta'
import { Raiz } from '../shared/raiz'
import { rutaQueRedirige } from '../shared/redireccion'
import { Guardia } from './guardia'
import { redirecciones, rutas } from './rutas'

export const paginas: RouteObject[] = [
  {
    Component: Raiz,
    ErrorBoundary: FallaDeRuta,
    HydrateFallback: EsqueletoDeArea,
    children: [
      ...redirecciones.map(rutaQueRedirige),
      { path: rutas.ingreso, lazy: () => import('./ingreso/ingreso-screen') },
      {
        Component: Guardia,
        children: [
          {
            ErrorBoundary: FallaDeRuta,
            children: [
              { path: rutas.panel, lazy: () => import('./panel/panel-screen') },
              { path: rutas.catedra, lazy: () => import('./catedra/catedra-screen') },
              { path: rutas.calendario, lazy: () => import('./calendario/calendario-screen') },
              { path: rutas.tareas, lazy: () => import('./tareas/tareas-screen') },
              { path: rutas.tarea, lazy: () => import('./tareas/tarea-screen') },
              { path: rutas.perfil, lazy: () => import('./perfil/perfil-screen') },
              { path: rutas.evaluaciones, lazy: () => import('./evaluaciones/evaluaciones-screen') },
              { path: rutas.evaluacion, lazy: () => import('./evaluaciones/evaluacion-screen') },
              { path: rutas.resultados, lazy: () => import('./evaluaciones/resultados-screen') },
              { path: '*', Component: NoExiste },
            ],
          },
        ],
      },
    ],
  },
]

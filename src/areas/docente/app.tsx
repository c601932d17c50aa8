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
              { path: rutas.tareaNueva, lazy: () => import('./tareas/tarea-nueva-screen') },
              { path: rutas.tareaEditada, lazy: () => import('./tareas/tarea-editada-screen') },
              { path: rutas.correccion, lazy: () => import('./correccion/correccion-screen') },
              { path: rutas.calificaciones, lazy: () => import('./calificaciones/calificaciones-screen') },
              { path: rutas.alumno, lazy: () => import('./alumno/alumno-screen') },
              { path: rutas.perfil, lazy: () => import('./perfil/perfil-screen') },
              { path: '*', Component: NoExiste },
            ],
          },
        ],
      },
    ],
  },
]

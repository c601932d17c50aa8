import { Navigate, type RouteObject } from 'react-router'
import { EsqueletoDeArea } from '../shared/esqueleto-de-area'
import { FallaDeRuta, NoExiste } from '../shared/falla-de-ruta'
import { Raiz } from '../shared/raiz'
import { Guardia } from './guardia'
import { rutas } from './rutas'

export const paginas: RouteObject[] = [
  {
    Component: Raiz,
    ErrorBoundary: FallaDeRuta,
    HydrateFallback: EsqueletoDeArea,
    children: [
      { path: rutas.ingreso, lazy: () => import('./login/login-screen') },
      {
        Component: Guardia,
        children: [
          { path: rutas.inicio, element: <Navigate to={rutas.panel} replace /> },
          {
            ErrorBoundary: FallaDeRuta,
            children: [
              { path: rutas.panel, lazy: () => import('./panel/panel-screen') },
              { path: rutas.aporte, lazy: () => import('./aportes/aporte-screen') },
              { path: rutas.creadores, lazy: () => import('./creadores/creadores-screen') },
              { path: rutas.creador, lazy: () => import('./creadores/creador-screen') },
              { path: rutas.correos, lazy: () => import('./correos/correos-screen') },
              { path: rutas.catedras, lazy: () => import('./catedras/catedras-screen') },
              { path: rutas.catedra, lazy: () => import('./catedra/catedra-screen') },
              { path: rutas.pagos, lazy: () => import('./pagos/pagos-screen') },
              {
                path: rutas.importarInscripciones,
                lazy: () => import('./importacion/importar-inscripciones-screen'),
              },
              { path: rutas.importarAlumnos, lazy: () => import('./importacion/importar-alumnos-screen') },
              { path: rutas.alumnos, lazy: () => import('./alumnos/alumnos-screen') },
              { path: rutas.docentes, lazy: () => import('./docentes/docentes-screen') },
              { path: '*', Component: NoExiste },
            ],
          },
        ],
      },
    ],
  },
]

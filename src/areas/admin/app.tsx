import { Navigate, type RouteObject } from 'react-router'
import { EsqueletoDeArea } from '../shared/esqueleto-de-area'
import { FallaDeRuta, NoExiste } from '../shared/falla-de-ruta'
import { Raiz } from '../shared/raiz'
import { Guardia } from './guardia'
import { rutas } from './rutas'

const evaluaciones: RouteObject[] = [
  {
    path: rutas.generarEvaluacion,
    lazy: () => import('../shared/evaluaciones/generador/generar-screen'),
  },
  { path: rutas.evaluacionDelCatalogo, lazy: () => import('../shared/evaluaciones/generador/linea-screen') },
  { path: rutas.evaluacionAMano, lazy: () => import('../shared/evaluaciones/editor/nueva-screen') },
  { path: rutas.editarEvaluacion, lazy: () => import('../shared/evaluaciones/editor/editar-screen') },
  {
    path: rutas.resultados,
    lazy: () => import('../shared/evaluaciones/resultados/resultados-de-evaluacion-screen'),
  },
]

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
              { lazy: () => import('./evaluaciones/gestion'), children: evaluaciones },
              { path: '*', Component: NoExiste },
            ],
          },
        ],
      },
    ],
  },
]

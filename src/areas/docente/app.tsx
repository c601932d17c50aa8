import type { RouteObject } from 'react-router'
import { EsqueletoDeArea } from '../shared/esqueleto-de-area'
import { FallaDeRuta, NoExiste } from '../shared/falla-de-ruta'
import { Raiz } from '../shared/raiz'
import { rutaQueRedirige } from '../shared/redireccion'
import { Guardia } from './guardia'
import { redirecciones, rutas } from './rutas'

const evaluaciones: RouteObject[] = [
  {
    path: rutas.generarEvaluacion,
    lazy: () => import('../shared/evaluaciones/generador/generar-screen'),
  },
  { path: rutas.crearEvaluacion, lazy: () => import('../shared/evaluaciones/generador/crear-screen') },
  { path: rutas.evaluacionDelCatalogo, lazy: () => import('../shared/evaluaciones/generador/linea-screen') },
  { path: rutas.evaluacionAMano, lazy: () => import('../shared/evaluaciones/editor/nueva-screen') },
  { path: rutas.editarEvaluacion, lazy: () => import('../shared/evaluaciones/editor/editar-screen') },
  { path: rutas.evaluacion, lazy: () => import('../shared/evaluaciones/detalles-screen') },
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
              { lazy: () => import('./evaluaciones/gestion'), children: evaluaciones },
              {
                path: rutas.resultadosDeAlumno,
                lazy: () => import('./evaluaciones/resultados-de-alumno-screen'),
              },
              { path: '*', Component: NoExiste },
            ],
          },
        ],
      },
    ],
  },
]

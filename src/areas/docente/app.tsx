import type { RouteObject } from 'react-router'
import { FallaDeRuta, NoExiste } from '../shared/falla-de-ruta'
import { Raiz } from '../shared/raiz'
import { rutaQueRedirige } from '../shared/redireccion'
import { Guardia } from './guardia'
import { pantallas } from './pantallas'
import { redirecciones, rutas } from './rutas'

const modulos = import.meta.glob<Pick<RouteObject, 'Component' | 'loader'>>([
  './*/*-screen.tsx',
  '../shared/evaluaciones/**/*-screen.tsx',
])

const pantalla = (cual: keyof typeof pantallas): RouteObject => ({
  path: rutas[cual],
  lazy: modulos[pantallas[cual]],
})

const evaluaciones: RouteObject[] = [
  pantalla('generarEvaluacion'),
  pantalla('crearEvaluacion'),
  pantalla('evaluacionDelCatalogo'),
  pantalla('evaluacionAMano'),
  pantalla('editarEvaluacion'),
  pantalla('evaluacion'),
  pantalla('resultados'),
]

export const paginas: RouteObject[] = [
  {
    Component: Raiz,
    ErrorBoundary: FallaDeRuta,
    children: [
      ...redirecciones.map(rutaQueRedirige),
      pantalla('ingreso'),
      {
        Component: Guardia,
        children: [
          {
            ErrorBoundary: FallaDeRuta,
            children: [
              pantalla('panel'),
              pantalla('catedra'),
              pantalla('calendario'),
              pantalla('tareaNueva'),
              pantalla('tareaEditada'),
              pantalla('correccion'),
              pantalla('calificaciones'),
              pantalla('alumno'),
              pantalla('perfil'),
              { lazy: () => import('./evaluaciones/gestion'), children: evaluaciones },
              pantalla('resultadosDeAlumno'),
              { path: '*', Component: NoExiste },
            ],
          },
        ],
      },
    ],
  },
]

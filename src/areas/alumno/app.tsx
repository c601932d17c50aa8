import type { RouteObject } from 'react-router'
import { FallaDeRuta, NoExiste } from '../shared/falla-de-ruta'
import { Raiz } from '../shared/raiz'
import { rutaQueRedirige } from '../shared/redireccion'
import { Guardia } from './guardia'
import { pantallas } from './pantallas'
import { redirecciones, rutas } from './rutas'

const modulos = import.meta.glob<Pick<RouteObject, 'Component' | 'loader'>>('./*/*-screen.tsx')

const pantalla = (cual: keyof typeof pantallas): RouteObject => ({
  path: rutas[cual],
  lazy: modulos[pantallas[cual]],
})

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
              pantalla('tareas'),
              pantalla('tarea'),
              pantalla('perfil'),
              pantalla('evaluaciones'),
              pantalla('evaluacion'),
              pantalla('resultados'),
              { path: '*', Component: NoExiste },
            ],
          },
        ],
      },
    ],
  },
]

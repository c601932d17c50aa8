import { Navigate, type RouteObject } from 'react-router'
import { paginasDe } from '../shared/paginas'
import { Guardia } from './guardia'
import { pantallas } from './pantallas'
import { rutas } from './rutas'

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
  pantalla('evaluacionDelCatalogo'),
  pantalla('evaluacionAMano'),
  pantalla('editarEvaluacion'),
  pantalla('resultados'),
]

export const paginas = paginasDe({
  Guardia,
  deAfuera: [pantalla('ingreso')],
  deAdentro: [
    { path: rutas.inicio, element: <Navigate to={rutas.panel} replace /> },
    pantalla('panel'),
    pantalla('aporte'),
    pantalla('remitidos'),
    pantalla('creadores'),
    pantalla('creador'),
    pantalla('correos'),
    pantalla('catedras'),
    pantalla('catedra'),
    pantalla('pagos'),
    pantalla('importarInscripciones'),
    pantalla('importarAlumnos'),
    pantalla('alumnos'),
    pantalla('docentes'),
    pantalla('primerosPasos'),
    pantalla('auditoria'),
    pantalla('institucion'),
    pantalla('seguridad'),
    { lazy: () => import('./evaluaciones/gestion'), children: evaluaciones },
  ],
})

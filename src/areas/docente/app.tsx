import type { RouteObject } from 'react-router'
import { adelantar } from '../shared/consultas'
import { paginasDe } from '../shared/paginas'
import { perfilQuery } from '../shared/perfil/queries'
import { rutaQueRedirige } from '../shared/redireccion'
import { acceso } from './acceso'
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

export const paginas = paginasDe({
  Guardia,
  cargarGuardia: () => adelantar(perfilQuery(acceso)),
  deAfuera: [...redirecciones.map(rutaQueRedirige), pantalla('ingreso')],
  deAdentro: [
    pantalla('panel'),
    pantalla('catedra'),
    pantalla('calendario'),
    pantalla('corregir'),
    pantalla('tareaNueva'),
    pantalla('tareaEditada'),
    pantalla('correccion'),
    pantalla('calificaciones'),
    pantalla('alumno'),
    pantalla('perfil'),
    { lazy: () => import('./evaluaciones/gestion'), children: evaluaciones },
    pantalla('resultadosDeAlumno'),
  ],
})

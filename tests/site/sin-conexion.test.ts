import { expect, test } from 'vitest'
import { claveDe } from '../../src/areas/base/clave-de'
import { seGuarda } from '../../src/areas/base/sin-conexion/que-se-guarda'
import { textoSinConexion } from '../../src/areas/base/sin-conexion/texto'
import { archivosDe, areaDe, isDuradero, isPublica } from '../../src/sw/paginas'

test.each([
  ['/admin', 'admin'],
  ['/admin/catedras/3/pagos', 'admin'],
  ['/docente', 'docente'],
  ['/docente/catedra/12/', 'docente'],
  ['/my-evaluations', 'alumno'],
  ['/evaluacion/7', 'alumno'],
  ['/realizar-evaluacion/7', 'alumno'],
  ['/docente/nada', null],
  ['/', null],
  ['/api/docente/me/catedras', null],
])('%s es del área %s', (direccion, area) => {
  expect(areaDe(direccion)).toBe(area)
})

test.each([
  ['/', true],
  ['/creador/agustin-barrios', true],
  ['/pagina/2', true],
  ['/hoy', true],
  ['/hoy/', true],
  ['/about', true],
  ['/gamification', true],
  ['/que-falta', true],
  ['/vidas', true],
  ['/ayuda', true],
  ['/ayuda/alumno/leer-tu-nota', true],
  ['/contribute', false],
  ['/login', false],
  ['/docente/dashboard', false],
  ['/api/health', false],
  ['/uploads/creador/x', false],
])('%s se puede guardar al leerla: %s', (direccion, publica) => {
  expect(isPublica(direccion)).toBe(publica)
})

test.each([
  ['/_astro/a.js', true],
  ['/icono-192.png', true],
  ['/favicon-48.png', true],
  ['/uploads/icono.png', false],
  ['/sw.js', false],
  ['/api/institucion/estilo.css?v=0f3a', true],
  ['/api/institucion/estilo.css', false],
  ['/api/admin/institucion', false],
])('%s no cambia: %s', (direccion, duradero) => {
  expect(isDuradero(direccion)).toBe(duradero)
})

test('de una página salen los archivos que nombra, una vez cada uno', () => {
  const html = `<link rel="preload" href="/_astro/a.woff2"><link href="/_astro/a.css"><script src="/_astro/a.js"></script>
    <script src="/_astro/a.js"></script><a href="/creador/x">x</a><link rel="manifest" href="/manifest.webmanifest">`

  expect(archivosDe(html)).toEqual(['/_astro/a.woff2', '/_astro/a.css', '/_astro/a.js'])
})

test.each([
  ['docente/catedra/1/diasclase/2/asistencias', true],
  ['docente/me/catedra/1', true],
  ['docente/catedra/1/diasclase/hoy/cierre', true],
  ['alumnos/me/evaluaciones', true],
  ['publicaciones/catedra/3', true],
  ['admin/catedras/1/pagos', true],
  ['remitidos', true],
  ['alumnos/me/calendario/enlace', false],
  ['docente/me/calendario/enlace', false],
  ['docente/me/avisos', false],
  ['docente/papelera', false],
  ['alumnos/me/pedido-de-borrado', false],
  ['admin/tareasAsignaciones/4/comentarios?archivo=a', false],
  ['admin/correos', false],
  ['admin/auditoria?page=1', false],
  ['admin/segundo-factor', false],
  ['algo-nuevo', false],
])('lo leído en %s se guarda en el dispositivo: %s', (direccion, guarda) => {
  expect(seGuarda(claveDe(direccion))).toBe(guarda)
})

test('se dice de cuándo es lo que se ve, con el día si no es de hoy', () => {
  expect(textoSinConexion('20/11/2026 18:42', '20/11/2026')).toBe(
    'Sin conexión: ves lo último que se cargó, de las 18:42.',
  )
  expect(textoSinConexion('19/11/2026 08:05', '20/11/2026')).toBe(
    'Sin conexión: ves lo último que se cargó, del 19/11/2026 a las 08:05.',
  )
})

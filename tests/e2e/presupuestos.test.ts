import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { admin } from '../../src/areas/admin'
import { alumno } from '../../src/areas/alumno'
import type { PantallaDeArea } from '../../src/areas/base/area'
import { docente } from '../../src/areas/docente'
import { expect, test } from './fixtures'

const dist = join(import.meta.dirname, '../../dist')
const precargas: Record<string, string[]> = JSON.parse(readFileSync(join(dist, 'precargas.json'), 'utf8'))

const entradas = { Admin: admin, Docente: docente, Alumno: alumno }

/** What a browser downloads of programs before the first screen is there, compressed, in KB. */
function pesoDe(entrada: keyof typeof entradas, { modulo = '', partes = [] }: PantallaDeArea): number {
  const modulos = ['base/Carcasa.astro', `entradas/${entrada}.astro`, modulo, ...partes]
  const archivos = new Set(modulos.flatMap((uno) => precargas[`src/areas/${uno}`] ?? []))
  return [...archivos].reduce((suma, uno) => suma + bytesDe(uno), 0) / 1024
}

// Each file is compressed once, for all of them.
test.describe.configure({ mode: 'default' })
const medidos = new Map<string, number>()

function bytesDe(archivo: string): number {
  const bytes = medidos.get(archivo) ?? comprimido(readFileSync(join(dist, 'site/client', archivo)))
  medidos.set(archivo, bytes)
  return bytes
}

const comprimido = (texto: string | Uint8Array) => brotliCompressSync(texto).length

for (const [entrada, pantalla, kb] of [
  ['Admin', admin.pantallas.panel, 179],
  ['Admin', admin.pantallas.catedras, 154],
  ['Admin', admin.pantallas.catedra, 196],
  ['Docente', docente.pantallas.panel, 139],
  ['Docente', docente.pantallas.catedra, 146],
  ['Docente', docente.pantallas.correccion, 191],
  ['Alumno', alumno.pantallas.panel, 143],
  ['Alumno', alumno.pantallas.catedra, 146],
  ['Alumno', alumno.pantallas.evaluacion, 158],
] as const) {
  test(`lo que ${pantalla.ruta} baja de programa entra en ${kb} KB`, () => {
    expect(pesoDe(entrada, pantalla)).toBeLessThanOrEqual(kb)
  })
}

test('ninguna pantalla baja más de 208 KB de programa', () => {
  const pesos = Object.entries(entradas).flatMap(([entrada, { pantallas }]) =>
    Object.values<PantallaDeArea>(pantallas)
      .filter(({ modulo }) => modulo)
      .map((una) => [una.ruta, pesoDe(entrada as keyof typeof entradas, una)] as const),
  )

  expect(Math.min(...pesos.map(([, kb]) => kb))).toBeGreaterThan(50)
  expect(pesos.filter(([, kb]) => kb > 208)).toEqual([])
})

test('la línea de tiempo baja 40 KB de página y 12 KB de programa, como mucho', async ({ page }) => {
  const programas: Promise<number>[] = []
  page.on('response', (respuesta) => {
    if (respuesta.request().resourceType() === 'script') programas.push(respuesta.body().then(comprimido))
  })

  const pagina = await page.goto('/')
  await page.waitForLoadState('networkidle')

  expect(comprimido((await pagina?.body()) ?? '') / 1024).toBeLessThanOrEqual(40)
  const bytes = (await Promise.all(programas)).reduce((suma, uno) => suma + uno, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes / 1024).toBeLessThanOrEqual(12)
})

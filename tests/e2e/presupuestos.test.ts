import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { admin } from '../../src/areas/admin'
import { alumno } from '../../src/areas/alumno'
import { type Area, modulosDe, type PantallaDeArea } from '../../src/areas/base/area'
import { docente } from '../../src/areas/docente'
import { expect, test } from './fixtures'

const dist = join(import.meta.dirname, '../../dist')
const leer = (json: string): Record<string, string[]> => JSON.parse(readFileSync(join(dist, json), 'utf8'))
const precargas = leer('precargas.json')
const deAreas = new Set(Object.values(leer('areas.json')).flat())

/** The programs that a browser downloads before the first screen is there. */
const archivosDe = (area: Area, pantalla: PantallaDeArea) =>
  new Set(modulosDe(area, pantalla).flatMap((uno) => precargas[posix.join('src/areas', uno)] ?? []))

// Each file is compressed once, for all of them.
test.describe.configure({ mode: 'default' })
const medidos = new Map<string, number>()

function bytesDe(archivo: string): number {
  const bytes = medidos.get(archivo) ?? comprimido(leerPrograma(archivo))
  medidos.set(archivo, bytes)
  return bytes
}

const leerPrograma = (archivo: string) => readFileSync(join(dist, 'site/client', archivo), 'utf8')
const comprimido = (texto: string | Uint8Array) => brotliCompressSync(texto).length
const kbDe = (archivos: Iterable<string>) =>
  [...archivos].reduce((suma, uno) => suma + bytesDe(uno), 0) / 1024

for (const [area, pantalla, kb, archivos] of [
  [admin, admin.pantallas.panel, 180, 60],
  [admin, admin.pantallas.catedras, 157, 36],
  [admin, admin.pantallas.catedra, 169, 46],
  [docente, docente.pantallas.panel, 146, 38],
  [docente, docente.pantallas.catedra, 150, 33],
  [docente, docente.pantallas.correccion, 195, 59],
  [alumno, alumno.pantallas.panel, 147, 40],
  [alumno, alumno.pantallas.catedra, 149, 35],
  [alumno, alumno.pantallas.evaluacion, 162, 43],
] as const) {
  test(`lo que ${pantalla.ruta} baja de programa entra en ${kb} KB y en ${archivos} archivos`, () => {
    const suyos = archivosDe(area, pantalla)

    expect(kbDe(suyos)).toBeLessThanOrEqual(kb)
    expect(suyos.size).toBeLessThanOrEqual(archivos)
  })
}

const EDITOR = '../ui/rich-text/editor.tsx'

test('ninguna pantalla baja más de 214 KB de programa, ni de 316 con el editor', () => {
  const pesos = [admin, docente, alumno].flatMap((area) =>
    Object.values<PantallaDeArea>(area.pantallas)
      .filter(({ modulo }) => modulo)
      .map((una) => ({
        ruta: una.ruta,
        editor: una.partes?.includes(EDITOR),
        kb: kbDe(archivosDe(area, una)),
      })),
  )

  expect(Math.min(...pesos.map(({ kb }) => kb))).toBeGreaterThan(50)
  expect(pesos.filter(({ editor, kb }) => kb > (editor ? 316 : 214))).toEqual([])
})

for (const [isla, kb] of [
  ['entradas/contribuir', 60],
  ['entradas/creador', 71],
  ['entradas/linea', 71],
  ['dialogos', 166],
  ['correccion/de-aporte', 151],
  ['correccion/de-sugerencia', 146],
] as const) {
  test(`la isla ${isla} baja ${kb} KB de programa, como mucho`, () => {
    const suyos = precargas[`src/islands/${isla}.tsx`] ?? []

    expect(suyos).not.toEqual([])
    expect(kbDe(suyos)).toBeLessThanOrEqual(kb)
  })
}

test('ningún guion de las páginas baja más de 9 KB, con lo que necesita', () => {
  const deIslas = Object.entries(precargas).flatMap(([fuente, suyos]) =>
    fuente.startsWith('src/islands/') ? suyos : [],
  )
  const guiones = new Set(readdirSync(join(dist, 'site/client/_astro')).map((uno) => `/_astro/${uno}`))
  for (const uno of [...guiones]) {
    if (!uno.endsWith('.js') || deAreas.has(uno) || deIslas.includes(uno)) guiones.delete(uno)
  }

  const pesos = [...guiones].map((uno) => [uno, kbDe(alcanceDe(uno))] as const)

  expect(pesos.length).toBeGreaterThan(10)
  expect(pesos.filter(([, kb]) => kb > 9)).toEqual([])
})

/** A program, and all that it imports. */
function alcanceDe(archivo: string, hasta = new Set<string>()): Set<string> {
  if (hasta.has(archivo)) return hasta
  hasta.add(archivo)
  for (const [, otro = ''] of leerPrograma(archivo).matchAll(/(?:from|import)"\.\/([^"]+)"/g))
    alcanceDe(`/_astro/${otro}`, hasta)
  return hasta
}

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

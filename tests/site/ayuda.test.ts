import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { admin } from '../../src/areas/admin'
import { alumno } from '../../src/areas/alumno'
import { ayudaEn, type PantallaDeArea } from '../../src/areas/base/area'
import { docente } from '../../src/areas/docente'

const root = join(import.meta.dirname, '../..')
const ayuda = join(root, 'docs/ayuda')
const indice: Record<string, string[]> = JSON.parse(readFileSync(join(ayuda, 'indice.json'), 'utf8'))

const ARTICULOS_POR_ROL = 12
const PALABRAS_POR_ARTICULO = 300

const articulos = globSync('*/*.md', { cwd: ayuda })
  .sort()
  .map((path) => ({ path, texto: readFileSync(join(ayuda, path), 'utf8') }))
const textos = new Map<string, string>(
  articulos.map(({ path, texto }) => [`/ayuda/${path.replace(/\.md$/, '')}`, texto] as const),
)

/** As Markdown makes an anchor of a heading. */
const anclaDe = (titulo: string) =>
  titulo
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
const titulosDe = (texto: string, nivel: string) =>
  [...texto.matchAll(/^(#+) (.+)$/gm)].filter(([, uno]) => uno === nivel).map(([, , titulo = '']) => titulo)

/** The source without what only its readers read. */
const fuente = globSync('{src,api}/**/*.{ts,tsx,astro}', { cwd: root })
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  .replace(/\s+/g, ' ')
const literal = (texto: string) => texto.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A whole text of the source: between quotes, tags or braces, and not a piece of a sentence. */
const isEnPantalla = (texto: string) =>
  new RegExp(`['"\`>}] ?${literal(texto)} ?['"\`<{($]`, 'u').test(fuente)

const areas = [admin, docente, alumno]
const isDireccion = (direccion: string) =>
  areas.some(({ rutas }) => (Object.values(rutas) as string[]).includes(direccion)) ||
  [`${direccion}.astro`, `${direccion}/index.astro`].some((uno) => existsSync(join(root, 'src/pages', uno)))

test('el índice nombra cada artículo una vez, en su rol', () => {
  const nombrados = Object.entries(indice).flatMap(([rol, nombres]) =>
    nombres.map((uno) => `${rol}/${uno}.md`),
  )

  expect(Object.keys(indice)).toEqual(['visitante', 'alumno', 'docente', 'administracion'])
  expect(nombrados.sort()).toEqual(articulos.map(({ path }) => path))
})

test.each(Object.entries(indice))('%s tiene doce artículos como mucho', (_rol, nombres) => {
  expect(nombres.length).toBeGreaterThan(0)
  expect(nombres.length).toBeLessThanOrEqual(ARTICULOS_POR_ROL)
})

describe.each(articulos)('$path', ({ path, texto }) => {
  test('se lee en un minuto y comienza por lo que uno quiere', () => {
    expect(basename(path, '.md')).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/)
    expect(texto).toMatch(/^# \S/)
    expect(titulosDe(texto, '#')).toHaveLength(1)
    expect(texto.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(PALABRAS_POR_ARTICULO)
  })

  test('se puede enlazar a cada uno de sus títulos', () => {
    const anclas = titulosDe(texto, '##').map(anclaDe)

    expect(anclas.length).toBeGreaterThan(0)
    expect(new Set(anclas).size).toBe(anclas.length)
  })

  test('lo que dice entre «» está escrito en alguna pantalla', () => {
    const citas = [...texto.matchAll(/«([^»]+)»/g)].map(([, cita = '']) => cita.replace(/\s+/g, ' '))

    expect(citas.filter((cita) => !isEnPantalla(cita))).toEqual([])
  })

  test('sus enlaces llevan a algún lado', () => {
    const enlaces = [...texto.matchAll(/\]\(([^)]+)\)/g)].map(([, enlace = '']) => enlace)

    expect(enlaces.filter((enlace) => !isEnlaceBueno(enlace))).toEqual([])
  })
})

test.each(areas)('el «?» de cada pantalla de $rol lleva a lo que se cuenta de ella', (area) => {
  const pantallas: [string, PantallaDeArea][] = Object.entries(area.pantallas)
  const ayudas = pantallas
    .filter(([, { a }]) => !a)
    .flatMap(([cual, { tabs, ...pantalla }]) =>
      (tabs ?? [pantalla]).map(({ ayuda }) => [cual, `/ayuda/${ayuda}`] as const),
    )

  const sinTitulo = ayudas.filter(([, ayuda]) => !ayuda.includes('#') || !isEnlaceBueno(ayuda))
  expect(sinTitulo).toEqual([])
})

test.each([
  [alumno, '/alumno/tareas', '', '/ayuda/alumno/entregar-desde-el-telefono#enviar-un-archivo'],
  [docente, '/docente/catedra/1', '', '/ayuda/docente/responder-justificativos#ver-quién-está-en-riesgo'],
  [docente, '/docente/catedra/1', '?tab=tareas', '/ayuda/docente/dar-una-tarea#crearla'],
  [docente, '/docente/nada', '', '/ayuda/'],
])('el «?» sigue a la pantalla y a su pestaña (%#)', (area, pathname, search, ayuda) => {
  expect(ayudaEn(area, { pathname, search })).toBe(ayuda)
})

function isEnlaceBueno(enlace: string) {
  const [direccion = '', ancla] = enlace.split('#')
  const articulo = textos.get(direccion)
  if (!articulo) return ancla === undefined && isDireccion(direccion)
  return ancla === undefined || titulosDe(articulo, '##').map(anclaDe).includes(ancla)
}

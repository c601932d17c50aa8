import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const map = read('docs/arquitectura.md')

/** The rows of the map's table under this title: of each cell, the paths that it names. */
const rowsUnder = (title: string): string[][][] =>
  (map.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1).map(namesIn))

const namesIn = (cell: string) => [...cell.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)

/** What a folder takes from the others: `values`, and what it knows of their `types` only. */
const rules = new Map(
  rowsUnder('Los imports van en un sentido').flatMap(([folders = [], values = [], types = []]) =>
    folders.map((folder) => [folder, { values, types }] as const),
  ),
)

/** A folder may stand for each of its kind: 'src/areas/<sala>'. */
const isIn = (path: string, folder: string) =>
  new RegExp(`^${folder.replaceAll('.', '\\.').replace(/<\w+>/g, '[^/.]+')}(?:/|$)`).test(path)

/** The one that names it to the letter goes before the one that stands for its kind. */
const precision = (folder: string) => (folder.includes('<') ? 0 : 1000) + folder.length

const folderOf = (file: string) =>
  [...rules.keys()]
    .filter((folder) => isIn(file, folder))
    .sort((a, b) => b.split('/').length - a.split('/').length || precision(b) - precision(a))[0]

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w$*{},\s]+?\sfrom\s*)?['"](\.{1,2}\/[^'"]+)['"]|\bimport\(\s*['"](\.{1,2}\/[^'"]+)['"]/g

const imports = globSync('{src,api,db}/**/*.{ts,tsx,astro,mjs}', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(IMPORT)].map(([, type, source, dynamic]) => ({
    file,
    target: relative(root, join(root, dirname(file), source ?? dynamic ?? '')),
    isType: type !== undefined,
  })),
)

const arrows = (forbidden: typeof imports) => forbidden.map(({ file, target }) => `${file} → ${target}`)

test.each([...rules.keys()])('%s importa solo en su sentido', (folder) => {
  const { values, types } = rules.get(folder) ?? { values: [], types: [] }
  const forbidden = imports.filter(({ file, target, isType }) => {
    const allowed = isType ? [folder, ...values, ...types] : [folder, ...values]
    return folderOf(file) === folder && !allowed.some((one) => isIn(target, one))
  })

  expect(arrows(forbidden)).toEqual([])
})

test('de la base nadie fuera de la API toma nada', () => {
  const forbidden = imports.filter(({ file, target }) => isIn(file, 'src') && isIn(target, 'db'))

  expect(arrows(forbidden)).toEqual([])
})

test('ningún tema de la API importa las rutas de otro', () => {
  const feature = (path: string) => path.split('/').slice(1, 3).join('/')
  const forbidden = imports.filter(
    ({ file, target }) =>
      /^api\/.+\/.+\//.test(file) &&
      /\/routes[\w-]*(\.ts)?$/.test(target) &&
      feature(target) !== feature(file),
  )

  expect(arrows(forbidden)).toEqual([])
})

/** Known, and none is to be added: what two rooms need of each other belongs to one of them, or below both. */
const MUTUAS = [
  'academia/catedras y academia/pagos',
  'academia/inscripciones y academia/pagos',
  'academia/inscripciones y cursado/puesta-al-dia',
  'cursado/actas y cursado/nota-final',
  'cursado/clases y cursado/justificativos',
  'cursado/evaluaciones y cursado/recuperados',
  'publico/creadores y publico/fusiones',
  'suelo/archivos y suelo/subidas',
  'suelo/correos y suelo/sesiones',
  'suelo/plugins y suelo/services',
]

test.each([
  ['la API', /^api\/([^/]+\/[^/]+)\//, MUTUAS],
  ['las áreas', /^src\/areas\/([^/]+)\//, ['calificaciones y tareas']],
])('de dos salas de %s, una toma de la otra', (_, sala, conocidas) => {
  const salaDe = (path: string) => sala.exec(path)?.[1]
  const pares = new Set(
    imports.flatMap(({ file, target, isType }) => {
      const [de, a] = [salaDe(file), salaDe(target)]
      return isType || !de || !a || de === a ? [] : [`${de} y ${a}`]
    }),
  )
  expect(pares.size).toBeGreaterThan(50)

  const mutuas = [...pares].filter((par) => {
    const [de, a] = par.split(' y ')
    return par < `${a} y ${de}` && pares.has(`${a} y ${de}`)
  })
  expect(mutuas.sort()).toEqual(conocidas)
})

test('ninguna pantalla importa otra', () => {
  expect(arrows(imports.filter(({ target }) => /-screen(\.tsx)?$/.test(target)))).toEqual([])
})

test('lo que es de un rol no toma nada de otro', () => {
  const DE_ROL = /(?:queries|acceso|secciones)-de-(admin|docente|alumno)\b|-de-(admin|docente|alumno)-\w+/
  const rolDe = (path: string) => DE_ROL.exec(path)?.slice(1).find(Boolean)
  const enAreas = imports.filter(({ file, target }) => isIn(file, 'src/areas') && isIn(target, 'src/areas'))
  const roles = enAreas.map((una) => ({ ...una, de: rolDe(una.file), a: rolDe(una.target) }))

  expect(roles.some(({ de, a }) => de && de === a)).toBe(true)
  expect(arrows(roles.filter(({ de, a }) => de && a && de !== a))).toEqual([])
})

test('lo que se declara sobre el rol no baja nada de un rol solo', () => {
  const declaradas = imports.filter(
    ({ file, isType }) => !isType && /^src\/areas\/.*\/gestion\.ts$/.test(file),
  )
  const deUnRol = /-de-(?:admin|docente|alumno)\b|^src\/areas\/(?:admin|docente|alumno)$/

  expect(declaradas.length).toBeGreaterThan(20)
  expect(arrows(declaradas.filter(({ target }) => deUnRol.test(target)))).toEqual([])
})

/** What who programs reads. */
const leidos = ['arquitectura', 'desarrollo', 'estilo'].map(
  (name) => [name, read(`docs/${name}.md`)] as const,
)

/** What is made up there to be made: a nickname, a note. */
const isToBeMade = (name: string) => /apunte|apodo/i.test(name)

const isThere = (path: string) => globSync(path.replace(/<[^>]+>/g, '*'), { cwd: root }).length > 0

test.each(leidos)('lo que docs/%s.md nombra existe', (_, text) => {
  const named = [...text.matchAll(/(?<![\w/.])(?:src|api|db|tests|public|docs)(?:\/[\w<>áé.-]*[\w>])+/g)]
  const paths = [...new Set(named.map(([path]) => path))].filter((path) => !isToBeMade(path))

  expect(paths.length).toBeGreaterThan(3)
  expect(paths.filter((path) => !isThere(path))).toEqual([])
})

const sources = globSync('{src,api,db,tests/support}/**/*.{ts,tsx,astro}', { cwd: root }).map(read).join('\n')

test.each(leidos)('las funciones y las tablas que docs/%s.md nombra existen', (_, text) => {
  const named = namesIn(text).filter((name) => /^[a-z]+(?:[A-Z]|_[a-z])\w*$/.test(name) && !isToBeMade(name))

  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !sources.includes(name))).toEqual([])
})

const foldersAt = (pattern: string) =>
  globSync(`${pattern}/`, { cwd: root }).map((path) => path.replace(/\/$/, ''))

/** By the map's table, and by the lists below it: of a folder, what folders are in it. */
const placed = [
  ...rowsUnder('Dónde está cada cosa').flatMap(([folders = []]) => folders),
  ...[...map.matchAll(/\n- (`[^\n]+(?:\n {2}[^\n]+)*)/g)].flatMap(([, item = '']) => {
    const [folder, ...inside] = namesIn(item)
    return inside.map((name) => `${folder}/${name}`)
  }),
]
/** Of these, each folder in them is a place of its own. */
const CON_SALAS = '{src,src/{domain,areas,areas/base,islands,scripts,ui},api,api/*,db,tests}'

test('cada carpeta del código está en el mapa, y las del mapa están', () => {
  const folders = foldersAt(`${CON_SALAS}/*`)

  expect(folders.length).toBeGreaterThan(100)
  expect(folders.filter((path) => !placed.includes(path))).toEqual([])
  expect(placed.filter((path) => !isThere(path))).toEqual([])
})

test('cada carpeta del navegador tiene su regla', () => {
  const folders = foldersAt('src/{*,areas/*}').filter((path) => path !== 'src/areas')
  const isRuled = (path: string) =>
    [...rules.keys()].some((name) => name.split('/').length === path.split('/').length && isIn(path, name))

  expect(folders.length).toBeGreaterThan(30)
  expect(folders.filter((path) => !isRuled(path))).toEqual([])
})

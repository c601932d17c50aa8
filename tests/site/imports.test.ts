import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Which of our folders a folder may import values from; types may come from everywhere. */
const allowed: Record<string, string[]> = {
  'src/domain': ['src/domain'],
  'src/lib': ['src/lib', 'src/domain'],
  'src/ui': ['src/ui', 'src/lib', 'src/domain'],
  'src/scripts': ['src/scripts', 'src/islands', 'src/lib', 'src/domain'],
  'src/components': ['src/components', 'src/layouts', 'src/styles', 'src/scripts', 'src/lib', 'src/domain'],
  'src/pages': [
    'src/layouts',
    'src/components',
    'src/areas',
    'src/styles',
    'src/scripts',
    'src/lib',
    'src/domain',
  ],
  'src/islands': ['src/islands', 'src/ui', 'src/lib', 'src/domain', 'src/styles'],
  'src/areas': ['src/areas', 'src/islands', 'src/ui', 'src/lib', 'src/domain', 'src/styles'],
  db: ['db', 'src/domain'],
  api: ['api', 'db', 'src/domain', 'package.json', 'node_modules'],
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"\n;]*?from\s*)?['"](\.{1,2}\/[^'"]+)['"]/g

function forbiddenImports(folder: string, targets: string[]) {
  return globSync(`${folder}/**/*.{ts,tsx,astro}`, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)]
      .map(([, source = '']) => relative(root, join(root, dirname(file), source)))
      .filter((target) => !targets.some((one) => target === one || target.startsWith(`${one}/`)))
      .map((target) => `${file} → ${target}`),
  )
}

test.each(Object.entries(allowed))('%s importa solo en su sentido', (folder, targets) => {
  expect(forbiddenImports(folder, targets)).toEqual([])
})

test('ningún tema de la API importa las rutas de otro', () => {
  const routes = globSync('api/*/**/*.ts', { cwd: root }).flatMap((file) => {
    const feature = file.split('/')[1]
    return [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)]
      .map(([, source = '']) => relative(root, join(root, dirname(file), source)))
      .filter((target) => /routes(\.ts)?$/.test(target) && target.split('/')[1] !== feature)
      .map((target) => `${file} → ${target}`)
  })

  expect(routes).toEqual([])
})

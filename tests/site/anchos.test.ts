import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** As docs/estilo.md says them. */
const anchos = ['40rem', '48rem', '64rem', '75rem']
const quiebres = [
  ...anchos.map((ancho) => `min-width: ${ancho}`),
  ...anchos.map((ancho) => `max-width: ${Number.parseInt(ancho, 10) - 0.01}rem`),
]

test('las pantallas cambian en cuatro anchos, y en ninguno más', () => {
  const dichos = globSync('src/**/*.{css,ts,tsx,astro}', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/(?:@media|matchMedia)[^{\n]*/g)].flatMap(([media]) =>
      [...media.matchAll(/(?:min|max)-width: [\w.]+/g)].map(([ancho]) => `${path}: ${ancho}`),
    ),
  )

  expect(dichos.length).toBeGreaterThan(0)
  expect(dichos.filter((dicho) => !quiebres.some((quiebre) => dicho.endsWith(`: ${quiebre}`)))).toEqual([])
})

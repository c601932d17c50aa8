import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What is wrong with what was sent says itself; whose post it is, is said of the act that was tried. */
const CON_VARIOS_TEXTOS = ['validacion', 'publicacion_ajena', 'tipo_no_admitido', 'demasiado_grande']

test('un código de error dice una sola cosa', () => {
  const textos = new Map<string, Set<string>>()
  for (const archivo of globSync('api/**/*.ts')) {
    const fuente = readFileSync(archivo, 'utf8')
    for (const [, codigo = '', texto = ''] of fuente.matchAll(
      /new AppError\(\s*\d+,\s*'(\w+)',\s*'([^']+)'/g,
    )) {
      textos.set(codigo, (textos.get(codigo) ?? new Set()).add(texto))
    }
  }
  const dobles = [...textos].filter(
    ([codigo, suyos]) => suyos.size > 1 && !CON_VARIOS_TEXTOS.includes(codigo),
  )

  expect(textos.size).toBeGreaterThan(40)
  expect(dobles.map(([codigo]) => codigo)).toEqual([])
})

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { binarioDe, plataformas } from '../../api/plataformas'

const require = createRequire(import.meta.url)

test('hay un binario para cada plataforma que se promete', () => {
  expect(plataformas.map(binarioDe)).toEqual([
    'guarania-linux-x64',
    'guarania-linux-arm64',
    'guarania-darwin-x64',
    'guarania-darwin-arm64',
    'guarania-windows-x64.exe',
  ])
})

test.each(plataformas)('$nombre tiene su controlador de SQLite', ({ driver }) => {
  const addon = require.resolve(driver).replace(/lib(.)([^/\\]+)\.js$/, 'prebuilds$1$2.node')

  expect(existsSync(addon), addon).toBe(true)
})
